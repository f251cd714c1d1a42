/** Words the dictionary lacks, or says otherwise than songs do. One a line: the word, then ARPAbet with stress. */
const TABLE = `
a AH0
the DH AH0
i AY1
and AE1 N D
oh OW1
ooh UW1
oooh UW1
oo UW1
woo W UW1
whoo W UW1
whoa W OW1
woah W OW1
wo W OW1
ah AA1
aah AA1
aw AO1
aww AO1
ay EY1
ayy EY1
aye AY1
eh EH1
uh AH1
huh HH AH1
um AH1 M
hm HH AH1 M
hmm HH AH1 M
mm AH1 M
mhm M HH AH1 M
shh SH AH1
psst P IH1 S T
brr B ER1
grr G ER1
tsk T IH1 S K
pfft P IH1 F T
nah N AA1
na N AA1
la L AA1
da D AA1
doo D UW1
dum D AH1 M
ba B AA1
sha SH AA1
yeah Y AE1
yea Y EY1
yah Y AA1
ya Y AH1
yo Y OW1
yup Y AH1 P
nope N OW1 P
haha HH AA1 HH AA1
hey HH EY1
hallelujah HH AE2 L AH0 L UW1 Y AH0
every EH1 V R IY0
everything EH1 V R IY0 TH IH2 NG
everyone EH1 V R IY0 W AH2 N
everybody EH1 V R IY0 B AA2 D IY0
everywhere EH1 V R IY0 W EH2 R
everyday EH1 V R IY0 D EY2
different D IH1 F R AH0 N T
our AW1 R
ours AW1 R Z
hour AW1 R
hours AW1 R Z
fire F AY1 R
fires F AY1 R Z
desire D IH0 Z AY1 R
wind W IH1 N D
winds W IH1 N D Z
tears T IH1 R Z
lead L IY1 D
live L IH1 V
close K L OW1 Z
closer K L OW1 S ER0
read R IY1 D
bow B AW1
dove D AH1 V
gonna G AH1 N AH0
wanna W AA1 N AH0
gotta G AA1 T AH0
lemme L EH1 M IY0
gimme G IH1 M IY0
kinda K AY1 N D AH0
sorta S AO1 R T AH0
outta AW1 T AH0
dunno D AH0 N OW1
finna F IH1 N AH0
tryna T R AY1 N AH0
imma AY1 M AH0
i'ma AY1 M AH0
ima AY1 M AH0
y'all Y AO1 L
ya'll Y AO1 L
yall Y AO1 L
'cause K AH0 Z
cuz K AH0 Z
coz K AH0 Z
cos K AH0 Z
'bout B AW1 T
'round R AW1 N D
'til T IH1 L
til T IH1 L
'em AH0 M
'n AH0 N
'n' AH0 N
o'er AO1 R
ne'er N EH1 R
e'er EH1 R
o'clock AH0 K L AA1 K
ol OW1 L
ol' OW1 L
lil L IH1 L
lil' L IH1 L
mah M AA1
mo' M OW1
po' P OW1
fo' F OW1
thru TH R UW1
tho DH OW1
tonite T AH0 N AY1 T
nite N AY1 T
lite L AY1 T
luv L AH1 V
bae B EY1
boo B UW1
shawty SH AO1 T IY0
homie HH OW1 M IY0
homies HH OW1 M IY0 Z
hella HH EH1 L AH0
boujee B UW1 ZH IY0
bougie B UW1 ZH IY0
skrrt S K ER1 T
skrt S K ER1 T
vibe V AY1 B
vibes V AY1 B Z
vibin V AY1 B IH0 N
selfie S EH1 L F IY0
emoji IH0 M OW1 JH IY0
iphone AY1 F OW2 N
wifi W AY1 F AY2
internet IH1 N T ER0 N EH2 T
spotify S P AA1 T AH0 F AY2
instagram IH1 N S T AH0 G R AE2 M
tiktok T IH1 K T AA2 K
youtube Y UW1 T UW2 B
uber UW1 B ER0
bluetooth B L UW1 T UW2 TH
synth S IH1 N TH
synthwave S IH1 N TH W EY2 V
lofi L OW1 F AY2
sow S OW1
polish P AA1 L IH0 SH
dj D IY1 JH EY1
mc EH1 M S IY1
tv T IY1 V IY1
ok OW2 K EY1
okay OW2 K EY1
la-la L AA1 L AA1
miz M IH1 Z
missus M IH1 S AH0 Z
cetera S EH1 T ER0 AH0
et EH1 T
reykjavik R EY1 K Y AH0 V IH2 K
beyonce B IY0 AA1 N S EY0
zendaya Z EH0 N D EY1 AH0
ibiza IH0 B IY1 TH AH0
kombucha K AH0 M B UW1 CH AH0
tequila T AH0 K IY1 L AH0
margarita M AA2 R G ER0 IY1 T AH0
siesta S IY0 EH1 S T AH0
amor AH0 M AO1 R
corazon K AO2 R AH0 Z OW1 N
mija M IY1 HH AA0
cafe K AH0 F EY1
fiance F IY2 AA0 N S EY1
deja D EY1 ZH AA0
vu V UW1
cliche K L IY0 SH EY1
stargaze S T AA1 R G EY2 Z
moonlit M UW1 N L IH2 T
starlit S T AA1 R L IH2 T
sunlit S AH1 N L IH2 T
heartbeat HH AA1 R T B IY2 T
daydream D EY1 D R IY2 M
afterglow AE1 F T ER0 G L OW2
wildfire W AY1 L D F AY2 R
firefly F AY1 R F L AY2
fireflies F AY1 R F L AY2 Z
`;

export const OVERRIDES: ReadonlyMap<string, string> = new Map(
  TABLE.trim().split("\n").map((line) => {
    const at = line.indexOf(" ");
    return [line.slice(0, at), line.slice(at + 1)] as const;
  }),
);
