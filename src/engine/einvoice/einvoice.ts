/** What a machine-readable invoice can tell, by the concepts of EN 16931. Dates are ISO, numbers decimal strings. */
export interface EInvoice {
  facts: Partial<Record<Fact, string>>;
  lines: EInvoiceLine[];
}

export type EInvoiceLine = Partial<Record<LineFact, string>>;

export type Fact =
  | 'invoice_number'
  | 'issue_date'
  | 'due_date'
  | 'delivery_date'
  | 'period_start'
  | 'period_end'
  | 'currency'
  | 'order_number'
  | 'order_confirmation_number'
  | 'contract_number'
  | 'delivery_note_number'
  | 'project_number'
  | 'customer_reference'
  | 'customer_number'
  | 'seller_name'
  | 'seller_address'
  | 'seller_vat_id'
  | 'seller_tax_number'
  | 'seller_email'
  | 'seller_phone'
  | 'buyer_name'
  | 'buyer_address'
  | 'buyer_vat_id'
  | 'delivery_name'
  | 'delivery_address'
  | 'iban'
  | 'bic'
  | 'payment_reference'
  | 'payment_terms'
  | 'line_total'
  | 'discount_total'
  | 'charge_total'
  | 'net_total'
  | 'tax_total'
  | 'tax_rate'
  | 'grand_total'
  | 'prepaid_total'
  | 'due_total';

export type LineFact =
  | 'position'
  | 'article_number'
  | 'description'
  | 'details'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'tax_rate'
  | 'amount';

/** The facts that were there; `undefined` and blank ones dropped. */
export function known<Name extends string>(
  facts: Partial<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value === 'string' && value !== ''),
  ) as Partial<Record<Name, string>>;
}
