import { words } from "#texts";

type ContactMessage = { name: string; email: string; subject: string; body: string };

/** Returns a link to answer a message of the contact form by email, with the start of the text filled in. */
export function createMailLink({ name, email, subject, body }: ContactMessage): string {
  const texts = words.admin.inbox;
  const quoted = body
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const text = `${texts.greeting(name)}\n\n\n\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(texts.replySubject(subject))}&body=${encodeURIComponent(text)}`;
}
