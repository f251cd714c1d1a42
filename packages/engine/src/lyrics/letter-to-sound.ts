import { VOWELS } from "./pronunciation.ts";

/**
 * English spelling → sound for names and new words, by our own rules: the first that fits at a place wins.
 * Written as "letters / what follows = sounds" with an optional "what precedes \ " in front; `#` is the word's edge, V a vowel letter,
 * C a consonant letter, E one of e i y. Sounds without stress; "-" is silence.
 */
const RULES = `
augh/t = AO
air = EH R
aw = AO
au = AO
ay = EY
ai = EY
are/# = EH R
w\\ar = AO R
ar = AA R
all/# = AO L
al/k = AO
age/# = IH JH
a/tion = EY
a/nge# = EY
a/ste# = EY
a/CE = EY
ah = AA
C\\a/# = AH
w\\a/t = AA
ae = EY
a = AE
eigh = EY
eau = OW
ear/n = ER
ear/l = ER
ear = IH R
eer = IH R
ee = IY
ea/d = EH
ea/th = EH
ea = IY
ew = UW
eu = Y UW
c\\ei = IY
ei = EY
ey/# = IY
ey = EY
er = ER
e/Ce# = IY
e/# = -
e/s# = -
eh = EH
e = EH
igh = AY
ign/# = AY N
i/nd# = AY
i/ld# = AY
ier/# = IY ER
ie/# = IY
ie = IY
ir = ER
ique/# = IY K
i/Ce# = AY
i/Ces# = AY
io = IY OW
ia = IY AH
iu = IY AH
i/# = IY
i = IH
ought = AO T
ough = OW
oo/k = UH
oo = UW
oar = AO R
oa = OW
ous/# = AH S
our = AO R
ou = AW
ow/# = OW
ow/n = AW
ow = OW
oi = OY
oy = OY
or = AO R
o/ld = OW
o/ll# = OW
o/lt = OW
ove/# = AH V
oe/# = OW
o/Ce# = OW
o/Ces# = OW
oh = OW
o/# = OW
o/CV = OW
o = AA
ur = ER
ue = UW
ui = UW
uy = AY
g\\u/E = -
u/Ce# = UW
u/# = UW
u/CV = UW
u = AH
#\\y/V = Y
y/Ce# = AY
y/# = IY
V\\y/V = Y
y = IH
bb = B
#C\\b = B
mb/# = M
b = B
cious = SH AH S
cial = SH AH L
cian = SH AH N
tch = CH
chr = K R
ch = CH
ck = K
cc/E = K S
cc = K
c/E = S
c = K
dge = JH
dd = D
dj = JH
d = D
ff = F
f = F
#\\gh = G
gh = -
#\\gn = N
gn/# = N
gg = G
g/E = JH
g = G
h/V = HH
h/y = HH
h = -
j = JH
#\\kn = N
kk = K
kh = K
k = K
ll = L
l = L
mm = M
m = M
nger/# = NG ER
nging/# = NG IH NG
ng/# = NG
ng/s# = NG
ng/E = N JH
ng = NG G
nk = NG K
nn = N
n = N
ph = F
pp = P
#\\ps = S
#\\pn = N
p = P
que/# = K
qu = K W
q = K
rr = R
rh = R
r = R
ssion = SH AH N
sion = ZH AH N
sure/# = ZH ER
sch = S K
sh = SH
sc/E = S
ss = S
V\\s/V = Z
s = S
tion = SH AH N
ture/# = CH ER
tial = SH AH L
th/er = DH
th = TH
tt = T
tz = T S
t = T
v = V
#\\wr = R
wh = W
w/V = W
w = -
#\\x = Z
x = K S
zz = Z
z = Z
`;

interface Rule {
  letters: string;
  before: RegExp | undefined;
  after: RegExp | undefined;
  sounds: readonly string[];
}

const CLASSES: Readonly<Record<string, string>> = { "#": "#", V: "[aeiouy]", C: "[bcdfghjklmnpqrstvwxz]", E: "[eiy]" };
const pattern = (context: string): string => [...context].map((c) => CLASSES[c] ?? c).join("");

const RULES_BY_LETTER: ReadonlyMap<string, Rule[]> = Map.groupBy(
  RULES.trim().split("\n").map((line): Rule => {
    const [spelling, sounds] = line.split(" = ") as [string, string];
    const parts = /^(?:(.+)\\)?([a-z]+)(?:\/(.+))?$/.exec(spelling)!;
    return {
      letters: parts[2]!,
      before: parts[1] === undefined ? undefined : new RegExp(`${pattern(parts[1])}$`),
      after: parts[3] === undefined ? undefined : new RegExp(`^${pattern(parts[3])}`),
      sounds: sounds === "-" ? [] : sounds.split(" "),
    };
  }),
  (rule) => rule.letters[0]!,
);
const VOWEL_SET: ReadonlySet<string> = new Set(VOWELS);
const LONG_VOWELS: ReadonlySet<string> = new Set(["AO", "AW", "AY", "ER", "EY", "IY", "OW", "OY", "UW"]);
const LONGEST_CONTEXT = 6;

/** `word` is lower case, a–z. Always at least one vowel; stress digits set. */
export function letterToSound(word: string): string[] {
  const sounds: string[] = [];
  const edged = `#${word}#`;
  for (let at = 1; at <= word.length; ) {
    const rule = RULES_BY_LETTER.get(edged[at]!)?.find(
      (r) =>
        edged.startsWith(r.letters, at) &&
        (r.before?.test(edged.slice(Math.max(0, at - LONGEST_CONTEXT), at)) ?? true) &&
        (r.after?.test(edged.slice(at + r.letters.length, at + r.letters.length + LONGEST_CONTEXT)) ?? true),
    );
    if (rule) sounds.push(...rule.sounds);
    at += rule?.letters.length ?? 1;
  }
  return withStress(withVowel(word, sounds));
}

/** A word of consonants alone still has to be sung: "hmph", "xtc". */
function withVowel(word: string, sounds: string[]): string[] {
  if (sounds.some((s) => VOWEL_SET.has(s))) return sounds;
  const vowel = word.endsWith("e") ? "IY" : "AH";
  return sounds.length === 0 ? [vowel] : [sounds[0]!, vowel, ...sounds.slice(1)];
}

/** Two syllables: the first. More: the one before the last if it is heavy, else the one before that. Weak short vowels are reduced. */
function withStress(sounds: readonly string[]): string[] {
  const vowels = sounds.flatMap((s, i) => (VOWEL_SET.has(s) ? [i] : []));
  const n = vowels.length;
  let main = 0;
  if (n >= 3) {
    const penult = vowels[n - 2]!;
    const heavy = LONG_VOWELS.has(sounds[penult]!) || vowels[n - 1]! - penult > 2;
    const tion = sounds[vowels[n - 1]! - 1] === "SH" && sounds[sounds.length - 1] === "N";
    main = heavy || tion ? n - 2 : n - 3;
  }
  return sounds.map((sound, i) => {
    const order = vowels.indexOf(i);
    if (order < 0) return sound;
    if (order === main) return `${sound}1`;
    if (Math.abs(order - main) >= 2 && LONG_VOWELS.has(sound) && sound !== "ER") return `${sound}2`;
    return sound === "AE" || sound === "EH" || sound === "AA" ? (order === n - 1 && i === sounds.length - 1 ? `${sound}0` : "AH0") : `${sound}0`;
  });
}
