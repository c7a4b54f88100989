/** Words for kinds of documents, in any of the languages, as a request names them. */
export const documentTypes = {
  identity:
    /passport|reisepass|passeport|pasaporte|passaporte|paszport|paspoort|ident|ausweis|id.?card|licen[cs]e|f[uü]hrerschein|permis|visa/i,
  receipt:
    /receipt|quittung|kassenbon|\bbon\b|kassenzettel|\bticket|re[cç]u|recibo|scontrino|ricevuta|tal[aã]o|kassabon|paragon|kvitto|fi[sş]\b/i,
  /** Papers of trade: what they state has names of its own, whatever words a request asks by. */
  trade:
    /invoice|(?<!(?:lohn|gehalts?|entgelt|bezüge|bezuge|verdienst)[ -]?ab)rechnung|factur|fattura|fatura|faktura|\bbill\b|note|gutschrift|avoir|nota.?fiscal|order|bestell|auftrag|commande|pedido|ordine|encomenda|zam[oó]wieni|sipari[sş]|quot|offer|angebot|devis|presupuesto|preventivo|or[cç]amento|offert|ofert|teklif|estimate|statement|kontoauszug|lieferschein|lieferanten|bon de livraison|albar[aá]n|pakbon|f[oö]ljesedel|irsaliye/i,
  /** Kinds of papers of trade, each with a number and a date of its own. */
  quote:
    /quot|\boffer|angebot|kostenvoranschlag|devis|presupuesto|preventivo|or[cç]amento|offert|ofert|teklif|estimate|proforma/i,
  delivery:
    /delivery|lieferschein|bon de livraison|albar[aá]n|pakbon|leverbon|packing|f[oö]ljesedel|irsaliye|\bddt\b|documento di trasporto|guia de (?:remessa|transporte)/i,
  order: /order|bestell|auftrag|commande|pedido|ordine|encomenda|zam[oó]wieni|sipari[sş]|best[aä]llning/i,
  statement:
    /statement|kontoauszug|relev[eé]|extracto|estratto|extrato|afschrift|wyci[aą]g|kontoutdrag|ekstre/i,
} as const;
