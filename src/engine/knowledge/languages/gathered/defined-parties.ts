/**
 * How contracts introduce their parties, folded: en, de, fr, es, it, pt, nl, pl, sv, tr. "Between X, of Y (the
 * "Landlord")", "zwischen X, wohnhaft in Y, nachfolgend Vermieter genannt".
 */

/** Words that announce what a party is called from there on. */
export const definingWords =
  /(?<!\p{L})(?:herein(?:after)?|hereafter|henceforth|nachfolgend|nachstehend|im folgenden|im weiteren|fortan|ci-apres|denomme[es]*|en adelante|en lo sucesivo|denominad[oa]s?|di seguito|nel seguito|in seguito|denominat[oaie]|doravante|de ora em diante|adiante|designad[oa]s?|hierna|verder te noemen|te noemen|zwan[yaei]\p{L}* (?:dalej|w dalszej)|dalej|nedan|harefter|nedan kallade?|bundan (?:boyle|sonra)|kisaca)(?!\p{L})/u;

/** The same with the words they announce, as they are written. */
export const definingClauses =
  /(?:herein(?:after)?|hereafter|nachfolgend|nachstehend|im [Ff]olgenden|im [Ww]eiteren|ci-après|en adelante|en lo sucesivo|di seguito|nel seguito|in seguito|doravante|adiante|hierna|verder te noemen|zwan[yaeą]\p{L}* dalej|zwan[yaeą]\p{L}* w dalszej|nedan|härefter|bundan böyle|bundan sonra|kısaca)\s[^.;()]{3,80}?(?=[.;()]|,\s|\s(?:and|und|et|y|e|en|oraz|och|ve)\s|$)/u;

/** Forms of courtesy before a name, folded. */
export const courtesies =
  /^(?:(?:herrn?|frau|(?:der |die )?firma|mr|mrs|ms|miss|m\.|mme|madame|monsieur|don|dona|d\.|d\.a|sr|sra|senhora?|sig(?:\.ra)?|dhr|de heer|mevr|mevrouw|mw|pan(?:em|ia|i)?|fru|sayin)\.?)\s+(?=\p{L})/u;

/** Words beside the name a party is given, which are not of it. */
export const namingWords = new Set(
  (
    'the a called jointly collectively individually together referred to as each a party hereto known tenant(s) ' +
    'der die das den dem genannt bezeichnet als kurz gemeinsam zusammen jeweils ' +
    'le la les l denomme denommee denommes appele appelee designe designee ensemble conjointement dit dite ' +
    'el los las denominado denominada denominados conjuntamente como ' +
    'il lo gli i denominato denominata denominati anche solo ' +
    'o os as designado designada designados abreviadamente por ' +
    'de het genoemd te noemen gezamenlijk ook ' +
    'zwany zwana zwani zwanym zwana dalej w dalszej czesci umowy lacznie ' +
    'kallad kallat kallade benamnd gemensamt ' +
    'olarak anilacaktir denilecektir anilan'
  ).split(' '),
);

/** Words that open the list of parties, or lead to the next of them; nothing of a name. */
export const leadingWords =
  /^(?:(?:by and )?between|by|and|zwischen|und|sowie|dem|der|entre(?: les soussigne\p{L}*)?|les soussigne\p{L}*|et|y|de una parte|de otra(?: parte)?|d'une part|d'autre part|e|tra|fra|da una parte|dall'altra(?: parte)?|tussen|en|enerzijds|anderzijds|ondergetekenden|de ondergetekenden|miedzy|pomiedzy|a|oraz|mellan|och|samt|ile|ve|arasinda|on the one (?:part|hand)|on the other (?:part|hand)|\(?\p{L}\)|\(?\d{1,2}[.)]\)?|[-–—•:,;.»"“”]|1[oº]|2[oº])(?!\p{L})[\s:,;.–—-]*/u;

/** What opens the list of parties where it stands in the middle of a line. */
export const openingWords =
  /(?<!\p{L})(?:between|zwischen|entre(?: les soussigne\p{L}*)?|les soussigne\p{L}*|tra|fra|tussen|miedzy|pomiedzy|mellan)(?!\p{L})/gu;

/** Behind a name, what its bearer is besides: where he lives, by whom he is represented, when he was born. */
export const endOfName =
  /,|;|(?<!\p{L})(?:of|residing|resident|living|presently|currently|whose|having|with its|a company|company n\p{L}*|represented|born|wohnhaft|geboren|geb\.|ansassig|mit sitz|vertreten|demeurant|domicilie\p{L}*|dont le|represente\p{L}*|nee?(?= le)|sis[e]?|con (?:domicilio|dni|nif|cif|sede)|vecin[oa]|mayor de edad|representad[oa]|nascid[oa]|nacid[oa]|residente|nat[oa]|portador\p{L}*|titular|com sede|con sede|wonende|gevestigd|vertegenwoordigd|geboren|zamieszkal\p{L}*|z siedziba|reprezentowan\p{L}*|legitymuj\p{L}*|pesel|bosatt|med sate|personnummer|org(?:anisations)?\.?\s?(?:nr|nummer)|ikamet\p{L}*|adresinde|t\.?c\.? ?kimlik)(?!\p{L})|\(/u;

/** What leads to an address behind a name. */
export const beforeAddress =
  /^(?:[\s,;:(]|(?:(?:both |all |presently |currently )?(?:residing at|resident at|living at|of|at)|with its registered office (?:at|in)|registered office|wohnhaft(?: in)?|mit sitz in|ansassig in|demeurant(?: au| a)?|domicilie\p{L}*(?: au| a)?|sis[e]?(?: au| a)?|dont le siege(?: social)? est(?: situe\p{L}*)?(?: au| a)?|con (?:domicilio|sede)(?: legale)?(?: en| in)?|vecin[oa] de|residente (?:em|en|in|na|no)|com sede (?:em|na|no)|wonende(?: te| aan)?|gevestigd(?: te| aan)?|zamieszkal\p{L}*(?: w| przy)?|z siedziba(?: w| przy)?|bosatt(?: pa| i)?|med sate i)(?!\p{L}))/u;

/** What ends an address behind it, as it is written. */
export const behindAddress =
  /[;(]|,?\s(?=(?:vertreten|represented|représenté|geb\.|geboren|born|née?|nat[oa]|nacid[oa]|nascid[oa]|reprezentowan\p{L}*|vertegenwoordigd)(?!\p{L}))/u;
