/** The locales that Strapi 4.26.2 has names of (plugin-i18n, iso-locales): languages, and what each is written with. */
const LANGUAGES = `
  af NA ZA | agq CM | ak GH | sq AL | am ET | aig | ar DZ BH EG IQ JO KW LB LY MA OM QA SA SD SY TN AE 001
  YE | hy AM | as IN | ast ES | asa TZ | az Cyrl Cyrl-AZ Latn Latn-AZ | ksf CM | bah | bm ML | bas CM | eu
  ES | be BY | bem ZM | bez TZ | bn BD IN | brx IN | bs BA | br FR | bg BG | my MM | ca ES ES-valencia |
  ckb | kmr | sdh | tzm Latn Latn-MA | chr US | cgg UG | zh Hans CN Hans-CN Hans-HK Hans-MO Hans-SG Hant
  Hant-HK Hant-MO Hant-TW | swc CD | kw GB | hr HR | cs CZ | da DK | dua CM | dv | nl AW BE CW NL SX | ebu
  KE | en AI AS AU AT BB BE BZ BM BW IO BI CM CA KY CX CC CK CY DK DG DM EG ER EU FK FJ FI GM DE GH GI GD
  GU GG GY HK IN IE IM IL JM JE KE KI KW LS MO MG MW MY MT MH MU FM MS NA NR NL NZ NG NU NF MP NO PA PK PW
  PG PH PN PR RW WS SA SC SL SG SX SI SB SS SH KN LC SD SZ SE CH TZ TK TO TT TV ZA AE UM VI US-POSIX UG GB
  US VU ZM ZW | svc | vic | eo | et EE | ee GH TG | ewo CM | fo FO | fil PH | fi FI | fr BE BJ BF BI CM CA
  CF TD KM CG CD CI DJ GQ FR GF GA GP GN LU MG ML MQ YT MC NE RW RE BL MF MU SN CH TG | ff SN | gl ES |
  lao | lg UG | ka GE | de AT BE DE LI LU CH | el CY GR | gu IN | guz KE | ha Latn Latn-GH Latn-NE Latn-NG
  | haw US | he IL | hi IN | hu HU | is IS | ig NG | smn FI | id ID | ga IE | it IT CH | ja JP | dyo SN |
  kea CV | kab DZ | kl GL | kln KE | kam KE | kn IN | kaa | kk Cyrl Cyrl-KZ | km KH | ki KE | rw RW | kok
  IN | ko KR | khq ML | ses ML | nmg CM | ky | lag TZ | lv LV | lir | ln CG CD | lt LT | lu CD | luo KE |
  luy KE | mk MK | jmc TZ | mgh MZ | kde TZ | mg MG | ms BN MY | ml IN | mt MT | gv GB | mr IN | mas KE TZ
  | mer KE | mn | mfe MU | mua CM | naq NA | ne IN NP | se FI NO SE | nd ZW | nb NO | nn NO | nus SD | nyn
  UG | or IN | om ET KE | ps AF | fa AF IR | pl PL | pt AO BR GW MZ PT ST | pa Arab Arab-PK Guru Guru-IN |
  ro MD RO | rm CH | rof TZ | rn BI | ru MD RU UA | rwk TZ | saq KE | sg CF | sbp TZ | sa | gd GB | seh MZ
  | sr Cyrl Cyrl-BA Cyrl-ME Cyrl-RS Latn Latn-BA Latn-ME Latn-RS | ksb TZ | sn ZW | ii CN | si LK | sk SK
  | sl SI | xog UG | so DJ ET KE SO | es AR BO CL CO CR DO EC SV GQ GT HN 419 MX NI PA PY PE PR ES US UY
  VE | sw KE TZ | sv FI SE | gsw CH | shi Latn Latn-MA Tfng Tfng-MA | dav KE | tg | ta IN LK | twq NE | mi
  | te IN | teo KE UG | th TH | bo CN IN | ti ER ET | to TO | tr TR | tk | tch | uk UA | ur IN PK | ug CN
  | uz Arab Arab-AF Cyrl Cyrl-UZ Latn Latn-UZ | vai Latn Latn-LR Vaii Vaii-LR | val ES | vi VN | vun TZ |
  cy GB | yav CM | yo NG | dje NE | zu ZA
`

/** Their codes: `af`, `af-NA`, … */
export const LISTED_LOCALES: ReadonlySet<string> = new Set(
  LANGUAGES.split('|').flatMap(group => {
    const [language = '', ...others] = group.trim().split(/\s+/)
    return [language, ...others.map(other => `${language}-${other}`)]
  }),
)
