/** What things are sold by, as it stands behind how many, folded, without full stops. */
export const units = new Set(
  [
    'pc pcs pce pces piece pieces ea each unit units h hr hrs hour hours min day days week month box boxes pack set pair lot',
    'kg g t ml cl dl l lt ltr m m2 m² m³ mm cm km kwh mwh',
    'st stk stck stuck std stunde stunden tag tage monat psch pauschal karton fl flasche pal ktn rolle paar satz',
    'u pce forf forfait jour jours mois heure heures carton boite paquet',
    'ud uds un caja cajas hora horas mes dia par',
    'pz nr ore ora conf cad cartone mese giorni',
    'cx hrs unid mes',
    'stuks doos uur uren dag dagen maand',
    'szt godz opak op kpl mb usl karton',
    'krt tim styck forp dygn',
    'adet saat koli kutu gun ay',
  ].flatMap((words) => words.split(' ')),
);
