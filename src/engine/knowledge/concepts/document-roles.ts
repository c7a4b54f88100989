import type {ConceptName} from './concepts.js';

/**
 * Who sends and who gets a paper of a kind, by the themes people ask for: on a payslip the employer is the sender. Kinds
 * as requests name them, folded, in ten languages.
 */
export const documentRoles: readonly {kind: RegExp; sender: string[]; recipient: string[]}[] = [
  {
    kind: /pay ?slip|salary|wage|lohn|gehalt|entgelt|bulletin de (?:paie|salaire)|fiche de paie|nomina|busta paga|cedolino|recibo de vencimento|holerite|loonstrook|salaris|pasek|wyplat|lonespec|lonebesked|bordro|maas/,
    sender: ['employer'],
    recipient: ['employee'],
  },
  {
    kind: /statement|kontoauszug|releve|extracto|estratto|extrato|afschrift|wyciag|kontoutdrag|ekstre|credit ?card|kreditkarte/,
    sender: ['bank'],
    recipient: ['holder', 'customer'],
  },
  {
    kind: /polic[ye]|insurance|versicherung|assurance|seguro|assicurazion|apolice|verzekering|polis|ubezpiecz|forsakring|sigorta/,
    sender: ['insurer'],
    recipient: ['policyholder', 'insured', 'customer'],
  },
  {
    kind: /lab|blood|blut|befund|medical|medi[kcz]|arzt|analyse|analisis|analisi|wynik|provsvar|tahlil|report/,
    sender: ['laboratory', 'clinic'],
    recipient: ['patient'],
  },
  {
    kind: /rent|miet|loyer|quittance|alquiler|affitto|renda|huur|czynsz|hyra|kira/,
    sender: ['landlord'],
    recipient: ['tenant'],
  },
  {
    kind: /hotel|folio|albergo|hostal|pension/,
    sender: ['hotel'],
    recipient: ['guest', 'customer'],
  },
  {
    kind: /utility|electric|strom|energi|water|agua|eau|phone|mobile|internet|telecom|bolletta|luce|elektrik|su faturasi|rachunek|energie/,
    sender: [],
    recipient: ['holder', 'customer'],
  },
  {
    kind: /prescription|recept|rezept|ordonnance|receta|ricetta|receita/,
    sender: ['clinic'],
    recipient: ['patient'],
  },
];

/** What stands for sender and recipient among the things documents state. */
export const partyConcepts: Record<'sender' | 'recipient', Record<'name' | 'address', ConceptName>> = {
  sender: {name: 'seller', address: 'seller_address'},
  recipient: {name: 'buyer', address: 'buyer_address'},
};
