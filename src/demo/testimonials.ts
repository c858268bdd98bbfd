import type { TestimonialRow } from "#db/seed/catalogue-rows.ts";

export const testimonialRows: TestimonialRow[] = [
  {
    id: 1,
    patientName: "Harpreet K.",
    rating: 5,
    testimonial:
      "He came at seven sharp, and my mother did not have to leave her chair. The report was on my phone the next evening.",
    serviceName: "Comprehensive Full Body Health Check Up",
  },
  {
    id: 2,
    patientName: "Gurdeep S.",
    rating: 5,
    testimonial: "I paid only after the sample was taken, by UPI. The bill was the same amount as on the website.",
    serviceName: "Thyroid Profile (T3, T4, TSH)",
  },
  {
    id: 3,
    patientName: "Simran B.",
    rating: 4,
    testimonial: "The doctor explained my sugar numbers without hurry. I only wish they collected on Sundays too.",
    serviceName: "Advance Health Monitoring Package (1.1)",
  },
  {
    id: 4,
    patientName: "Rajesh M.",
    rating: 5,
    testimonial:
      "I booked for both my parents from Delhi. They called me before the visit, and both bookings went smoothly.",
    serviceName: "Senior Citizen Package",
  },
  {
    id: 5,
    patientName: "Manpreet G.",
    rating: 5,
    testimonial:
      "I am afraid of needles. The phlebotomist talked to me all the time, and it was over before I noticed.",
    serviceName: "Complete Blood Count (CBC)",
  },
  {
    id: 6,
    patientName: "Balwinder S.",
    rating: 4,
    testimonial:
      "Good work and a fair price. The visit was fifteen minutes late because of fog, but they rang to tell me.",
    serviceName: "Diabetes Care Package",
  },
  {
    id: 7,
    patientName: "Neha A.",
    rating: 5,
    testimonial:
      "The page told me plainly how long to fast and to take my tablet after the sample. No call was needed.",
    serviceName: "Women's Health Package",
  },
  {
    id: 8,
    patientName: "Jaswant S.",
    rating: 5,
    testimonial:
      "At my age the stairs of a lab are the hard part. Here the lab came up my stairs, and paying was easy in cash.",
    serviceName: "Essential Health Monitoring Package (1.2)",
  },
];
