// How receipts, invoices and forms are asked when weights are fitted: in plain words, in turn, and by a template's names
// and types.

export function promptsFor(set) {
  return sets[set];
}

const sets = {
  receipts: {
    documentType: 'receipt',
    types: {company: 'name', date: 'date', address: 'address', total: 'money'},
    kinds: {date: 'date', total: 'amount'},
    wordings: [
      {
        company: 'name of the shop',
        date: 'date of purchase',
        address: 'address of the shop',
        total: 'total amount to pay',
      },
      {company: 'Company', date: 'Date', address: 'Address', total: 'Total'},
      {
        company: 'Name des Geschäfts',
        date: 'Kaufdatum',
        address: 'Anschrift des Geschäfts',
        total: 'zu zahlender Gesamtbetrag',
      },
      {
        company: 'Which shop issued the receipt?',
        date: 'When was it bought?',
        address: 'Where is the shop?',
        total: 'How much was paid in total?',
      },
    ],
  },
  invoices: {
    documentType: 'invoice',
    types: {
      invoice_number: undefined,
      issue_date: undefined,
      due_date: 'date',
      seller_name: 'name',
      buyer_name: 'name',
      currency: 'currency',
      iban: 'iban',
      net_total: 'money',
      tax_total: 'money',
      grand_total: 'money',
    },
    kinds: {
      invoice_number: 'code',
      issue_date: 'date',
      due_date: 'date',
      iban: 'code',
      net_total: 'amount',
      tax_total: 'amount',
      grand_total: 'amount',
      currency: 'code',
    },
    wordings: [
      {
        invoice_number: 'the number of the invoice',
        issue_date: 'date on which the invoice was issued',
        due_date: 'when is it due',
        seller_name: 'name of the company that issued the invoice',
        buyer_name: 'name of the customer',
        iban: 'bank account (IBAN)',
        net_total: 'total amount without tax',
        tax_total: 'total amount of VAT',
        grand_total: 'the total the customer has to pay, including tax',
        currency: 'currency of the invoice as ISO code',
      },
      {
        invoice_number: 'Rechnungsnummer',
        issue_date: 'Datum der Rechnung',
        due_date: 'Fällig am',
        seller_name: 'Name des Verkäufers',
        buyer_name: 'Name des Käufers',
        iban: 'IBAN',
        net_total: 'Gesamtbetrag ohne Mehrwertsteuer',
        tax_total: 'Summe der Umsatzsteuer',
        grand_total: 'Gesamtbetrag inklusive Mehrwertsteuer',
        currency: 'Währung der Rechnung',
      },
      {
        invoice_number: 'numéro de la facture',
        issue_date: "date d'émission de la facture",
        due_date: "date d'échéance",
        seller_name: 'nom du fournisseur',
        buyer_name: 'nom du client',
        iban: 'IBAN du fournisseur',
        net_total: 'montant total hors taxes',
        tax_total: 'montant total de la TVA',
        grand_total: 'montant total TTC',
        currency: 'devise de la facture',
      },
    ],
  },
  forms: {
    documentType: 'registration form',
    types: {registration_num: 'identifier', registrant_name: 'name', signer_name: 'name', file_date: 'date'},
    kinds: {registration_num: 'code', file_date: 'date'},
    wordings: [
      {
        registration_num: 'registration number',
        registrant_name: 'name of the registrant',
        signer_name: 'name of the person who signed',
        signer_title: 'title of the person who signed',
        file_date: 'date of signature',
      },
      {
        registration_num: 'Registration No.',
        registrant_name: 'Registrant',
        signer_name: 'Who signed?',
        signer_title: 'Title',
        file_date: 'Date',
      },
    ],
  },
};
