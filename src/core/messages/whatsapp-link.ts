/** WhatsApp chat with this phone (E.164), with the text already typed. */
export function createWhatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
