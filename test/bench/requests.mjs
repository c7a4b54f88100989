// What is asked of each set of documents: the fields of a template, or free text in three languages.

/** Which set a truth belongs to, told from the fields it knows; `tills` are invented receipts, of which more is known. */
export function setOf(truth) {
  const first = Object.values(truth)[0];
  if ('form' in first) return 'forms';
  if ('tax' in first) return 'tills';
  return 'invoice_number' in first ? 'invoices' : 'receipts';
}

/** One request, or three to take in turn. */
export function requestFor(set, agent) {
  if (!agent) return [templates[set]];
  return prompts[set].map((fields) => ({
    document_type: templates[set].document_type,
    fields: Object.entries(fields).map(([name, prompt]) => ({name, prompt})),
  }));
}

const templates = {
  receipts: {
    document_type: 'receipt',
    fields: [
      {name: 'company', type: 'name'},
      {name: 'date', type: 'date'},
      {name: 'address', type: 'address'},
      {name: 'total', type: 'money'},
    ],
  },
  tills: {
    document_type: 'receipt',
    fields: [
      {name: 'company', type: 'name', prompt: 'the name of the shop or company'},
      {name: 'date', type: 'date', prompt: 'the date of purchase'},
      {name: 'address', type: 'address', prompt: 'the address of the shop'},
      {name: 'total', type: 'money', prompt: 'the total amount to pay'},
      {name: 'tax', type: 'money', prompt: 'the tax contained in the total'},
      {name: 'currency', type: 'currency', prompt: 'the currency of the amounts'},
      {name: 'time', type: 'text', prompt: 'the time of purchase'},
      {name: 'receipt_number', type: 'identifier', prompt: 'the number of the receipt'},
    ],
  },
  invoices: {
    document_type: 'invoice',
    fields: [
      {name: 'invoice_number', type: 'identifier'},
      {name: 'issue_date', type: 'date'},
      {name: 'due_date', type: 'date'},
      {name: 'seller_name', type: 'name'},
      {name: 'buyer_name', type: 'name'},
      {name: 'currency', type: 'currency'},
      {name: 'iban', type: 'iban'},
      {name: 'net_total', type: 'money'},
      {name: 'tax_total', type: 'money'},
      {name: 'grand_total', type: 'money'},
      {
        name: 'lines',
        type: 'table',
        columns: [
          {name: 'description', type: 'text'},
          {name: 'quantity', type: 'number'},
          {name: 'unit_price', type: 'money'},
          {name: 'amount', type: 'money'},
        ],
      },
    ],
  },
  forms: {
    document_type: 'registration form',
    fields: [
      {name: 'registration_num', type: 'identifier'},
      {name: 'registrant_name', type: 'name'},
      {name: 'signer_name', type: 'name'},
      {name: 'signer_title', type: 'text'},
      {name: 'file_date', type: 'date'},
    ],
  },
};

const prompts = {
  receipts: [
    {
      company: 'name of the shop',
      date: 'date of purchase',
      address: 'address of the shop',
      total: 'total amount to pay',
    },
    {
      company: 'Name des Geschäfts',
      date: 'Kaufdatum',
      address: 'Anschrift des Geschäfts',
      total: 'zu zahlender Gesamtbetrag',
    },
    {
      company: 'nom du magasin',
      date: "date de l'achat",
      address: 'adresse du magasin',
      total: 'montant total à payer',
    },
  ],
  invoices: [
    {
      invoice_number: 'the number of the invoice',
      issue_date: 'date on which the invoice was issued',
      seller_name: 'name of the company that issued the invoice',
      net_total: 'total amount without tax',
      tax_total: 'total amount of VAT',
      grand_total: 'the total the customer has to pay, including tax',
      currency: 'currency of the invoice as ISO code',
    },
    {
      invoice_number: 'Wie lautet die Rechnungsnummer?',
      issue_date: 'Datum der Rechnung',
      seller_name: 'Name des Verkäufers',
      net_total: 'Gesamtbetrag ohne Mehrwertsteuer',
      tax_total: 'Summe der Umsatzsteuer',
      grand_total: 'Gesamtbetrag inklusive Mehrwertsteuer',
      currency: 'Währung der Rechnung',
    },
    {
      invoice_number: 'numéro de la facture',
      issue_date: "date d'émission de la facture",
      seller_name: 'nom du fournisseur',
      net_total: 'montant total hors taxes',
      tax_total: 'montant total de la TVA',
      grand_total: 'montant total TTC',
      currency: 'devise de la facture',
    },
  ],
  forms: [
    {
      registration_num: 'registration number',
      registrant_name: 'name of the registrant',
      signer_name: 'name of the person who signed',
      signer_title: 'title of the person who signed',
      file_date: 'date of signature',
    },
  ],
};
