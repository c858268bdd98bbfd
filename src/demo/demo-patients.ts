/** Fictitious patients of the demo. No subscriber has a number of the 98765 5xxxx block. */
export type DemoPerson = { name: string; age: number; gender: "male" | "female"; address: string };

/** Two patients with one phone, for signing in. */
export const demoFamily: { phone: string; members: [DemoPerson, DemoPerson] } = {
  phone: "+919876500001",
  members: [
    { name: "Harpreet Kaur", age: 58, gender: "female", address: "House 214, Model Town Extension, Ludhiana 141002" },
    { name: "Tejinder Grewal", age: 67, gender: "male", address: "Village Barewal, Ludhiana 141012" },
  ],
};

export const demoPeople: DemoPerson[] = [
  { name: "Balwinder Singh", age: 63, gender: "male", address: "17-C, Sarabha Nagar, Ludhiana 141001" },
  {
    name: "Simran Bedi",
    age: 34,
    gender: "female",
    address: "Flat 302, Omaxe Residency, Pakhowal Road, Ludhiana 141013",
  },
  { name: "Gurdeep Sandhu", age: 47, gender: "male", address: "House 88, Dugri Phase 2, Ludhiana 141013" },
  {
    name: "Jasleen Dhillon",
    age: 29,
    gender: "female",
    address: "House 1120, Urban Estate, Jamalpur, Ludhiana 141010",
  },
  { name: "Manpreet Gill", age: 41, gender: "male", address: "B-34, Rishi Nagar, Ludhiana 141001" },
  {
    name: "Kulwant Rai",
    age: 70,
    gender: "male",
    address: "House 9, Civil Lines, near Fountain Chowk, Ludhiana 141001",
  },
  { name: "Navjot Sidhu", age: 36, gender: "male", address: "House 455, BRS Nagar, Ludhiana 141012" },
  { name: "Parminder Kaur", age: 52, gender: "female", address: "Street 4, New Shimlapuri, Ludhiana 141003" },
  { name: "Amrit Pal", age: 45, gender: "male", address: "House 61, Kitchlu Nagar, Ludhiana 141001" },
  { name: "Rajesh Sharma", age: 55, gender: "male", address: "Shop 12, Ghumar Mandi, Ludhiana 141001" },
  { name: "Sunita Verma", age: 49, gender: "female", address: "House 730, Haibowal Kalan, Ludhiana 141001" },
  {
    name: "Ravneet Kaur",
    age: 26,
    gender: "female",
    address: "PG 5, Punjab Agricultural University Gate 1, Ludhiana 141004",
  },
  { name: "Mohit Jain", age: 38, gender: "male", address: "House 27, Aggar Nagar, Ludhiana 141012" },
  { name: "Surjit Kaur", age: 72, gender: "female", address: "House 3, Gurdev Nagar, Ludhiana 141001" },
  { name: "Inderjit Bains", age: 60, gender: "male", address: "House 192, Basant Avenue, Ludhiana 141013" },
  {
    name: "Pooja Malhotra",
    age: 31,
    gender: "female",
    address: "Tower B-904, Hampton Homes, Chandigarh Road, Ludhiana 141010",
  },
  { name: "Daljit Chahal", age: 44, gender: "male", address: "House 51, Rajguru Nagar, Ludhiana 141012" },
  {
    name: "Neelam Arora",
    age: 57,
    gender: "female",
    address: "House 640, Bhai Randhir Singh Nagar Block E, Ludhiana 141012",
  },
  { name: "Arshdeep Brar", age: 23, gender: "male", address: "House 16, Jawaddi Kalan, Ludhiana 141013" },
  {
    name: "Mandeep Toor",
    age: 39,
    gender: "female",
    address: "House 402, Phase 1 Urban Estate, Dugri, Ludhiana 141013",
  },
  { name: "Vikram Kapoor", age: 51, gender: "male", address: "House 8, Maya Nagar, Ludhiana 141001" },
  { name: "Baljeet Kaur", age: 65, gender: "female", address: "Village Sunet, Ludhiana 141012" },
];
