/** Words right before a date that make it the first or the last day of something, folded: en, de, fr, es, it, pt, nl, pl, sv, tr. */
export const edgeLeads = {
  start:
    /(?<!\p{L})(?:from|as of|effective|with effect from|ab(?: dem)?|vom|seit|a compter du|a partir du|des le|du|desde(?: el)?|a partir del?|dal|a decorrere dal|a partir de|desde|met ingang van|vanaf|od(?: dnia)?|fran(?: och med)?|fr\.o\.m\.)$/u,
  end: /(?<!\p{L})(?:until|till|up to(?: and including)?|through|bis(?: zum| einschliesslich)?|jusqu'au|hasta(?: el)?|fino al|sino al|ate(?: ao)?|tot en met|t\/m|tot|do(?: dnia)?|till och med|t\.o\.m\.|tarihine kadar)$/u,
};
