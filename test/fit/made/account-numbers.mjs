/** What stands behind the check digits of an IBAN, by country (ISO 13616): `#` a figure, `@` a letter. */
const accounts = {
  DE: '##################', GB: '@@@@##############', FR: '#######################', IT: '@######################',
  ES: '####################', NL: '@@@@##########', PT: '#####################', PL: '########################',
  SE: '####################', TR: '######################',
}; // prettier-ignore

/** What stands behind the country in a VAT number. */
const vatNumbers = {
  DE: '#########', GB: '#########', FR: '###########', IT: '###########', ES: '@########', NL: '#########B##',
  PT: '#########', PL: '##########', SE: '##########01', TR: '##########',
}; // prettier-ignore

const filled = (random, form) =>
  form.replace(/#/g, () => random.digits(1)).replace(/@/g, () => random.letters(1));

/** An IBAN with right check digits, in groups of four, mostly. */
export function writeIban(random, country) {
  const account = filled(random, accounts[country]);
  const figures = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  const check = String(98n - (BigInt(figures) % 97n)).padStart(2, '0');
  const iban = `${country}${check}${account}`;
  return random.chance(0.85) ? iban.replace(/.{4}(?=.)/g, '$& ') : iban;
}

/** A VAT number as its country writes it; its check digits may be wrong. */
export function writeVatNumber(random, country) {
  return `${country}${random.pick(['', '', ' '])}${filled(random, vatNumbers[country])}`;
}
