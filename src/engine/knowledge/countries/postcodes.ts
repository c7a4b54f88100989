/**
 * How a country writes postcodes that mix letters and digits, as one capture for each half. A code of digits alone is
 * not here: no letter in it can be meant.
 */
export interface PostcodeForm {
  outward: RegExp;
  inward: RegExp;
}

/** Royal Mail: the 124 areas, and those of the Channel Islands, the Isle of Man and bulk mail. */
const areas =
  'AB|AL|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|B|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|E|FK|FY|' +
  'GL|GU|GY|G|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|L|ME|MK|ML|M|NE|NG|NN|NP|NR|NW|N|' +
  'OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|S|TA|TD|TF|TN|TQ|TR|TS|TW|UB|' +
  'WA|WC|WD|WF|WN|WR|WS|WV|W|YO|ZE';

export const postcodeForms: Record<string, PostcodeForm> = {
  /** A district is 1 to 99, or 0 behind two letters, or a digit and a letter; C, I, K, M, O and V are never inward. */
  GB: {
    outward: new RegExp(`^(?:(?:${areas})[1-9]\\d?|(?:${areas})[1-9][A-Z]|(?=[A-Z]{2}0)(?:${areas})0)$`),
    inward: /^\d[ABD-HJLNP-UW-Z]{2}$/,
  },
  /** Canada Post: D, F, I, O, Q and U are never used, W and Z never first. */
  CA: {outward: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/, inward: /^\d[ABCEGHJ-NPRSTV-Z]\d$/},
};

/** Letters and digits that recognition takes for each other. */
export const postcodeConfusions: Record<string, string> = {
  ...{'0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B'},
  ...{O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8'},
};
