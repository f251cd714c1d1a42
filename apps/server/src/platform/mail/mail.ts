export interface Letter {
  to: string;
  subject: string;
  /** Plain text; addresses in it stand on lines of their own. */
  text: string;
}

/** Port: sends letters. Resolves when the letter is safely handed over, not when it is read. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
