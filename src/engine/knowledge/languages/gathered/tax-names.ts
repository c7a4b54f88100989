/** What taxes on sales are called, folded, as they stand beside their rate on receipts: `KDV%20`, `enth. MwSt 8,1 %`. */
export const taxNames =
  /(?<!\p{L})(?:vat|gst|sst|hst|pst|qst|(?:sales |service )?tax|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|t ?\. ?v ?\. ?a|iva|i ?\. ?v ?\. ?a|igic|ipsi|imposta|btw|ptu|podatek|moms|mva|kdv|icms|iss|afa|dph|ddv|pdv|alv|fpa)(?!\p{L})|(?:steuer|kdv)/iu;
