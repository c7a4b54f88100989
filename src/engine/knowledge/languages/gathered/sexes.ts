/** Words and letters for the sexes as documents of ten languages write them, folded: what a field with the options F, M, X takes them for. */
export const sexWords: Record<string, string> = {
  f: 'f w k d female woman weiblich frau feminin femme femenino mujer femminile donna feminino mulher vrouw vrouwelijk kobieta zenska kvinna kadin',
  m: 'm h e male man mannlich mann masculin homme masculino hombre varon maschile uomo maschio homem mannelijk mezczyzna meska erkek',
  x: 'x divers other autre otro altro outro anders inny annat diger unspecified',
};
