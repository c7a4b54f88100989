/** Families of words of one meaning, with blanks between: `word*` begins so, `*word` ends so. */
export const taxAndInsurance = {
  auditor: 'auditor* audit audited auditing examined',
  beneficiary: 'beneficiar* benefits payable entitled',
  compensation: 'compensat* indemnit* damages payout settlement benefit',
  deductible: 'deductible* excess retention own-risk',
  depreciation: 'depreciat* amortis* amortiz* write-off useful-life',
  exclusion: 'exclu* excluded not-covered except exempt',
  fault: 'fault liable blame responsible guilty caused',
  policy: 'policy policies certificate contract',
  policyholder: 'policyholder* policy holder proposer taken',
  premium: 'premium* contribution cost',
  risk: 'risk* hazard* danger peril danger* threat severity',
  taxpayer: 'taxpayer* taxable liable',
  vat: 'vat gst hst sales-tax iva tva',
  withholding: 'withheld withholding deducted source paye',
};
