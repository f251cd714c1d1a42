// Written by scripts/derive-near-words.mjs; change its seeds, not this file. From GloVe 6B (PDDL) and WordNet's parts of speech.

/** Tenths of valence and arousal, then the words that come nearest to them. */
export const NEAR_FEELINGS: readonly (readonly [number, number, string])[] = [
  [-2, -4,
  "ashamed bumpy comatose confined constrained correctional decrepit deficient dilapidated foggy forlorn fragile inaccessible " +
  "inadmissible inhospitable insecure insular isolating lifeless limp macroeconomic opaque penitentiary sanguine sanitary shabby " +
  "stabilised synonymous tattered truncated unaffected unchanged uncharted watery "],
  [-2, -6,
  "benign desolate rosy underdeveloped "],
  [-2, 10,
  "fierce "],
  [-2, 2,
  "forcible "],
  [-2, 4,
  "assassinated atomic attacking back-to-back biochemical broke charged consuming counter crack crazed decisive divisional fanned " +
  "fearsome fruitless fueled grumbling hysterical ill-fated infuriated initial injured israeli knockout large-scale long-standing " +
  "major malicious militant mock opportunistic overt overzealous pandemic parasitic posed predatory preliminary pronged radiological " +
  "screaming separatist shrill strident stunned surging swept thwarted undercover unruly unwanted uphill upset vengeful weeklong " +
  "wildcat wounded "],
  [-2, 6,
  "anti armed audacious barbarian blistering bolshevik broadside clashing crosstown daredevil daylong destructive disgruntled drunken " +
  "errant explosive frantic full-scale incendiary incensed involved irate mongol nationwide opposing paramilitary raiding renewed " +
  "simultaneous sporadic taunting unsuccessful vehement venomous verbal viral "],
  [-2, 8,
  "ferocious frenzied ignited vociferous "],
  [-4, -2,
  "anemic cloaked clouded corrected defenseless degrading distorted faceless forgotten fragmentary generalized helpless inadequate " +
  "incomplete inconceivable indifferent insolvent irrelevant irreversible justified manageable misrepresented mistreated misunderstood " +
  "nameless outdated paradoxical powerless problematic psychiatric seeming shaky skewed stagnant statistical symptomatic uncertain " +
  "underlying unsatisfactory unstable weak worthless "],
  [-4, -4,
  "ambiguous depressed dreary existent foreseeable neglected nonexistent pessimistic slippery squalid tenuous undefined wobbly "],
  [-4, 0,
  "absurd arcane attributable biased bosnian budgetary burdensome cleansing concealing confusing contradictory corrupted custodial " +
  "cyclical day-to-day deepening dictatorial disappointing disfigured disjointed doomed dysfunctional electoral epidemiological " +
  "exonerated fabricated falling financial fiscal fraught geopolitical grave humbling humiliated illogical impotent incompetent " +
  "irrational irreparable lax ludicrous magnified mangled manifest mental misleading mistaken mutilated neonatal onerous oppressive " +
  "owing precedent preoccupied ravaged regrettable reprehensible reversed roiling saddled sluggish tormented tortuous unbalanced " +
  "unclaimed unconnected unconscionable unpleasant unreliable unsettled unthinkable utter "],
  [-4, 2,
  "abrupt abusive acquitted adverse apocalyptic avenged baffled baseless bizarre braced buffeted bumbling careless chechen civilian " +
  "committed confounded constituted continuing cowardly dangerous daunting degenerate demoralized developmental disabling disciplinary " +
  "disgusting dishonest dismayed disputed disturbing documented draconian drastic dubious dynastic escaped excessive exposed fearful " +
  "fraudulent frustrated frustrating futile gaping gratuitous gripping groundless grueling gruelling halting harsh hasty ignored " +
  "imperialist ineffective inept insurmountable intentional involuntary irreconcilable judicial lamented liable linked lopsided " +
  "macabre maddening maimed messy misguided momentous motive napoleonic outrageous phony plundering preceding precipitate premature " +
  "premeditated previous procedural psychological psychotic purging racking repetitive reverse sacked salient shadowy sinhalese " +
  "slashed smoldering stemmed stubborn suicidal tedious tumultuous uncovered unforeseen unnerved unpaid unpopular unrelated unsavory " +
  "unseemly unwarranted wanton wasteful willful "],
  [-4, 4,
  "accidental alarmed angered anti-semitic antitrust apparent biting bitter blown cheating civil climactic conflicting contentious " +
  "continual controversial costly countrywide crashing damaging deliberate desperate discontent dismissed disruptive distracted " +
  "emboldened entangled extremist fateful fewest following forced foul gargantuan halt hapless headlong inadvertent incident " +
  "indiscriminate inflammatory invading investigative killing latest lengthy lethal lurid maoist mindless monthlong motivated myriad " +
  "nasty nazi offensive oncoming orchestrated outraged outright paranormal partisan periodic petty pitted pivotal probing punitive " +
  "racist recent reckless recurring related repeated reported resurgent runaway ruthless sadistic satanic savage scorched semitic " +
  "serial serious slashing stinging successive sudden suspected tangled threatened threatening thwarting transnational unanswered " +
  "uncontrolled unexploded unprovoked unscrupulous unspecified wrongful xenophobic zionist "],
  [-4, 6,
  "abortive attempted brazen enraged fighting foiled insurgent intensified intensifying massive merciless provoking publicised " +
  "relentless sensational subsequent uncontrollable unprecedented virulent withering "],
  [-4, 8,
  "provoked retaliatory "],
  [-6, -2,
  "abject afflicted depressing hopeless incomprehensible inhumane miserable mitigated murky overstated penal tortured totalitarian " +
  "unbearable untenable untreated worse wretched "],
  [-6, -4,
  "bleak pitiful precarious "],
  [-6, 0,
  "aggravating arbitrary awful bias blighted burdened callous clerical convoluted deflationary disheartening distressing exaggerated " +
  "flawed glaring grim grotesque heartless inescapable inexcusable inexplicable inhuman intervening intolerable lamenting muddled " +
  "numbing overblown paralyzed pathetic perilous persisting postwar prewar punished puzzling repressive repugnant scandalous scarred " +
  "sobering tyrannical unacceptable unimaginable unpunished unreported worrisome worrying "],
  [-6, 2,
  "acute afoul aggravated agonizing alarming baffling bureaucratic chaotic colossal complaining confounding corrupt crippled cruel " +
  "damning deadlocked despicable disgraceful disproportionate downward dragging egregious entrenched erroneous excruciating " +
  "existential failing faulty frightening gory harrowing heartbreaking heinous hideous inaccurate indecisive inevitable meddling " +
  "mortal nagging negligent notorious perceived perplexing pervasive pointless precipitous prolonged recurrent riddled rife roiled " +
  "severe shocking shoddy sickening societal spiral summary systematic traumatic troublesome ugly unabated unchecked unending " +
  "unexplained unfair unfortunate unfounded unjustified unnecessary untimely vexing victimized vile woeful wrenching "],
  [-6, 4,
  "accusing blatant condemning consequent criminal crushing divisive dogged dreaded epidemic faced flagrant imminent implicated " +
  "inconclusive infamous insidious internal marred persistent preventable punishing rampant rash ravaging resultant sanctioning " +
  "sectarian stung terrifying unconfirmed unintended unintentional unsubstantiated untold widespread yearlong "],
  [-6, 6,
  "acrimonious alleged bruising bullying embroiled fatal impending murderous ongoing publicized scathing stabbing unrelenting "],
  [-6, 8,
  "deadly ensuing incessant raging violent "],
  [-8, -2,
  "abysmal deplorable worsened "],
  [-8, 0,
  "appalling atrocious dire discredited dismal nightmarish shameful unavoidable worsening "],
  [-8, 2,
  "barbaric chronic compounded debilitating dreadful exacerbating extrajudicial ghastly grievous horrendous horrible horrifying " +
  "humiliating intractable mired painful ruinous sordid suffering systemic terrible tragic troubling unjust unresolved unspeakable "],
  [-8, 4,
  "blame botched brutal bungled catastrophic crippling disastrous embarrassing gruesome horrific monstrous needless senseless " +
  "staggering unsolved worst "],
  [-8, 6,
  "blamed bloody devastating grisly protracted spiraling "],
  [-8, 8,
  "vicious "],
  [0, -4,
  "arid austere azure barren clothed concave cramped darkened degraded descriptive diseased drab enviable foolproof forested fuzzy " +
  "genteel humane neutral otherwise pontifical prudent reassuring satisfactory solvent stabilized sterile stoic stony swampy two-lane " +
  "unremarkable virtuous wavy wrinkled "],
  [0, -6,
  "aloof beige damp forgiving frail hazy intact landlocked marshy negotiable preferable sickly staid tolerable "],
  [0, 4,
  "aerial airborne armored aroused blasted citywide concerted defeated directing engaged exploded fanatic flash frequent homegrown " +
  "leading numerous organized potential rabid rush silenced thundering underage voracious zealous "],
  [0, 6,
  "fiery fired mounted organised projectile staged "],
  [2, -2,
  "treasured "],
  [2, -4,
  "advantageous aesthetic afrikaans airtight alluring amicable appropriate artificial askew benedictine businesslike caring childlike " +
  "chilly cod colloquial concise coral crispy decent detached dim drained dried dry duplex egalitarian enchanted ephemeral exterior " +
  "feasible fertile flat glistening grassy gray greenish humid immaculate impeccable indigo inland introspective kindly lean living " +
  "maintained maroon matte minimalist misty modernized old-fashioned optimal orderly overcast paved pickled potable privileged proper " +
  "reddish refrigerated riparian saline satisfied seamless sheltered slim sloping smug sober solid squeaky symmetrical thickened thin " +
  "tidy tonal tonic trusting unincorporated usable utilitarian vernacular wooded worn "],
  [2, -6,
  "balmy bland cloudy comforting compassionate contemplative crystalline dignified equitable feminine frozen idyllic mono okay pale " +
  "patterned placid plain plush quaint reflective safe sane stable teal textured thawed timeless transparent understated undeveloped " +
  "undisturbed wet "],
  [2, 4,
  "dozen heated inaugural joined minute netted raucous spirited unsolicited vigorous "],
  [2, 6,
  "rowdy semiautomatic thunderous "],
  [4, -2,
  "admired adorned affectionate antique attentive available baritone bass beaded blended blond blooming bonnie boundless bountiful " +
  "boyish brimming browned brunette built candid ceramic cherry chicken clad clean compact custom cute decorated dedicated delightful " +
  "diminutive distinctive dressed dyed easy enhanced exclusive expressive exquisite fashioned festive fine flavorful fluent fried " +
  "generous haired handmade handy honey incorporate incorporated informative interpretive intimate jade keen leisurely lighted likable " +
  "magnificent married mature maximal medicinal medium native nutritious open orange organic ornate outfitted perky piano posh " +
  "postgraduate potted premium pricey proud receptive recreational regal resident reusable rich roast roasted rum sapphire seductive " +
  "select silver sincere sized soprano spicy state-of-the-art sunset swimming tai tart thoughtful traditional trendy tuscan unique " +
  "valued "],
  [4, -4,
  "accented adjacent affluent affordable agreeable algonquin alkaline alto amiable ample antebellum appreciated baked balanced " +
  "beneficial blessed blonde blue bohemian botanical bouncy caramel carbonated cheery chic chunky color colored coloured compatible " +
  "complementary conditioned conducive conversational cooked cosmopolitan courteous decorative deluxe dependable desirable desired " +
  "discreet domed dotted dress earthy edible educated effortless enclosed endowed enjoyable expansive fashionable fit flexible flowing " +
  "folksy fond fruity genial glad glazed good graceful grateful green groomed healthful healthy heavenly helpful herbal holistic " +
  "intuitive jolly khaki layered located lucid lyric mannered matured mediterranean mineral mint neighborly nestled optimum opulent " +
  "oriental overlooking perfect petite pink pleasing plentiful plump polished polite preferred prosperous purple quality refined " +
  "refreshed reserved respectful roofed sage salmon salty sauteed savory scenic sensible shiny silvery simple situated skinny smiling " +
  "sound sporty stately stereo striped suave sultry sunrise supportive sustainable swank thankful tiled trustworthy tucked upright " +
  "uptown vanilla violet warmed wise "],
  [4, -6,
  "carefree comfortable convenient cordial creole fitting furnished harmonious healthier hospitable humble leafy lilac moist pastel " +
  "picturesque preserved relaxed sandy shaded tan temperate tolerant translucent unassuming waterproof "],
  [4, -8,
  "pristine secluded soothing tranquil "],
  [4, 0,
  "aerobic aromatic arranged autographed dazzling delighted diverse entertaining excited exuberant famous favorite flashy forte " +
  "geothermal gifted hands-on hot impressed innovative intelligent interactive maxi musical packed personalized photovoltaic renewable " +
  "superb taiwanese tall terrific thrilled witty "],
  [4, 2,
  "adoring amateur appreciative aspiring attended cheering enterprising featured homemade studded volunteer "],
  [4, 4,
  "ardent boisterous passionate powered "],
  [6, -2,
  "amber beaming canned casual colorful cooperative exotic fancy friendly gregarious handsome liked majestic miniature paired singing " +
  "upscale versatile wed welcoming "],
  [6, -4,
  "abundant affable authentic botanic bubbly charming classy crisp cultivated delicious evergreen excellent fabulous floral fragrant " +
  "hawaiian inexpensive landscaped loving olive ornamental radiant refreshing scented sleek sparkling splendid steamed stocked sturdy " +
  "stylish suitable sumptuous tailored tasty welcome wholesome wonderful year-round "],
  [6, -6,
  "accessible airy attractive beautiful breezy cool creamy cultured easygoing gorgeous gracious ideal inclusive lavender lush " +
  "luxurious nice pleasant rustic silky suited vibrant "],
  [6, -8,
  "serene "],
  [6, 0,
  "adventurous eclectic entertained ginger inviting multipurpose outdoor renowned smart talented world-class "],
  [6, 2,
  "avid enthusiastic "],
  [8, -2,
  "hearty "],
  [8, -4,
  "complimentary garden "],
  [8, -6,
  "elegant lovely spacious "],
  [8, 0,
  "lively "],
];
