import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";

/** `url`: "smtps://name:password@host". Rejects when the server refuses the letter. */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport(url);
  return {
    async send(letter) {
      await transport.sendMail({ from, to: letter.to, subject: letter.subject, text: letter.text });
    },
  };
}
