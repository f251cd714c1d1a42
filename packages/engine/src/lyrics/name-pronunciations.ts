/** Names of people and places that the dictionary lacks or gets wrong. One a line: the name, then ARPAbet with stress. */
const TABLE = `
siobhan SH IH0 V AO1 N
niamh N IY1 V
saoirse S ER1 SH AH0
aoife IY1 F AH0
caoimhe K W IY1 V AH0
sinead SH IH0 N EY1 D
eoin OW1 AH0 N
eoghan OW1 AH0 N
ciaran K IH1 R AH0 N
roisin R OW0 SH IY1 N
oisin OW0 SH IY1 N
maeve M EY1 V
cillian K IH1 L IY0 AH0 N
angus AE1 NG G AH0 S
rhys R IY1 S
sian SH AA1 N
llewelyn L UW0 EH1 L IH0 N
imogen IH1 M AH0 JH AH0 N
hermione HH ER0 M AY1 AH0 N IY0
penelope P AH0 N EH1 L AH0 P IY0
persephone P ER0 S EH1 F AH0 N IY0
calliope K AH0 L AY1 AH0 P IY0
nguyen W IH1 N
xavier Z EY1 V Y ER0
javier HH AA0 V Y EH1 R
joaquin W AA0 K IY1 N
jorge HH AO1 R HH EY0
guillermo G IY0 Y EH1 R M OW0
alejandro AA2 L EY0 HH AA1 N D R OW0
esperanza EH2 S P ER0 AA1 N Z AH0
joao ZH OW0 AW1
thiago T IY0 AA1 G OW0
giovanni JH IY2 OW0 V AA1 N IY0
gianna JH IY0 AA1 N AH0
luca L UW1 K AH0
bjork B Y AO1 R K
soren S AO1 R AH0 N
freya F R EY1 AH0
astrid AE1 S T R IH0 D
leif L EY1 F
anais AA0 N AA0 IY1 S
francoise F R AA0 N S W AA1 Z
guillaume G IY0 OW1 M
geraint G EH1 R AY0 N T
dvorak D V AO1 R ZH AA2 K
chopin SH OW1 P AE2 N
bach B AA1 K
wojciech V OY1 CH EH0 K
agnieszka AA2 G N Y EH1 SH K AH0
zofia Z OW1 F Y AH0
svetlana S V EH0 T L AA1 N AH0
anya AA1 N Y AH0
priya P R IY1 Y AH0
arjun AA1 R JH UH0 N
aarav AA1 R AH0 V
ishaan IH0 SH AA1 N
lakshmi L AH1 K SH M IY0
aisha AA0 IY1 SH AH0
fatima F AA1 T IH0 M AH0
yusuf Y UW1 S AH0 F
mohammed M OW0 HH AA1 M IH0 D
zahra Z AA1 R AH0
chioma CH IY0 OW1 M AH0
amara AH0 M AA1 R AH0
kwame K W AA1 M EY0
thandi T AA1 N D IY0
sakura S AA0 K UH1 R AH0
haruki HH AA0 R UW1 K IY0
yuki Y UW1 K IY0
xiao SH AW1
zhang JH AA1 NG
mei M EY1
keanu K IY0 AA1 N UW0
moana M OW0 AA1 N AH0
malia M AH0 L IY1 AH0
anneliese AA1 N AH0 L IY2 S
jurgen Y ER1 G AH0 N
gdansk G AH0 D AA1 N S K
lodz W UW1 CH
oaxaca W AH0 HH AA1 K AH0
cannes K AE1 N
worcester W UH1 S T ER0
leicester L EH1 S T ER0
edinburgh EH1 D AH0 N B ER0 AH0
versailles V EH0 R S AY1
`;

export const NAMES: ReadonlyMap<string, string> = new Map(
  TABLE.trim().split("\n").map((line) => {
    const at = line.indexOf(" ");
    return [line.slice(0, at), line.slice(at + 1)] as const;
  }),
);
