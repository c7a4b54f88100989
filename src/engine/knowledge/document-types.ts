/** Words for kinds of documents, in any of the languages, as a request names them. */
export const documentTypes = {
  identity:
    /passport|reisepass|passeport|pasaporte|passaporte|paszport|paspoort|ident|ausweis|id.?card|licen[cs]e|f[uü]hrerschein|permis|visa/i,
  receipt:
    /receipt|quittung|kassenbon|\bbon\b|kassenzettel|\bticket|re[cç]u|recibo|scontrino|ricevuta|tal[aã]o|kassabon|paragon|kvitto|fi[sş]\b/i,
} as const;
