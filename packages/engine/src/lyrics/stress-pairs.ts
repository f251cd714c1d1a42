/** Words that move their stress or change a sound between noun (or adjective) and verb: "a record", "to record". */
const TABLE = `
record | R EH1 K ER0 D | R IH0 K AO1 R D
records | R EH1 K ER0 D Z | R IH0 K AO1 R D Z
present | P R EH1 Z AH0 N T | P R IH0 Z EH1 N T
object | AA1 B JH EH0 K T | AH0 B JH EH1 K T
desert | D EH1 Z ER0 T | D IH0 Z ER1 T
perfect | P ER1 F IH0 K T | P ER0 F EH1 K T
rebel | R EH1 B AH0 L | R IH0 B EH1 L
conflict | K AA1 N F L IH0 K T | K AH0 N F L IH1 K T
contrast | K AA1 N T R AE0 S T | K AH0 N T R AE1 S T
contract | K AA1 N T R AE2 K T | K AH0 N T R AE1 K T
conduct | K AA1 N D AH0 K T | K AH0 N D AH1 K T
convict | K AA1 N V IH0 K T | K AH0 N V IH1 K T
permit | P ER1 M IH0 T | P ER0 M IH1 T
produce | P R OW1 D UW0 S | P R AH0 D UW1 S
progress | P R AA1 G R EH2 S | P R AH0 G R EH1 S
project | P R AA1 JH EH0 K T | P R AH0 JH EH1 K T
protest | P R OW1 T EH2 S T | P R AH0 T EH1 S T
insult | IH1 N S AH2 L T | IH0 N S AH1 L T
increase | IH1 N K R IY2 S | IH0 N K R IY1 S
decrease | D IY1 K R IY2 S | D IH0 K R IY1 S
subject | S AH1 B JH IH0 K T | S AH0 B JH EH1 K T
suspect | S AH1 S P EH2 K T | S AH0 S P EH1 K T
escort | EH1 S K AO0 R T | EH0 S K AO1 R T
torment | T AO1 R M EH2 N T | T AO0 R M EH1 N T
transport | T R AE1 N S P AO0 R T | T R AE0 N S P AO1 R T
console | K AA1 N S OW0 L | K AH0 N S OW1 L
estimate | EH1 S T AH0 M AH0 T | EH1 S T AH0 M EY2 T
graduate | G R AE1 JH AH0 W AH0 T | G R AE1 JH AH0 W EY2 T
alternate | AO1 L T ER0 N AH0 T | AO1 L T ER0 N EY2 T
moderate | M AA1 D ER0 AH0 T | M AA1 D ER0 EY2 T
duplicate | D UW1 P L AH0 K AH0 T | D UW1 P L AH0 K EY2 T
abuse | AH0 B Y UW1 S | AH0 B Y UW1 Z
`;

export const STRESS_PAIRS: ReadonlyMap<string, { noun: string; verb: string }> = new Map(
  TABLE.trim().split("\n").map((line) => {
    const [word, noun, verb] = line.split(" | ") as [string, string, string];
    return [word, { noun, verb }] as const;
  }),
);
