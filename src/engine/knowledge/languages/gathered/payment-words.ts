/** Words that speak of paying, folded to plain letters, language by language; a place for more. */
export const payingWords = anyOf([
  'pay|payab\\w+|payments?|paying|remit\\w*|settle\\w*|transfer\\w*',
  'uberweis\\w*|zahlbar|zahlen|zahlung\\w*|zahlt|begleich\\w*|fallig\\w*',
  'regl(?:e|er|ez|ement)|paiement|pay(?:er|ez|able)|virement|echeance|acquitter',
  'paga[rn]\\w*|pague\\w*|pago|transferencia|abonar|venc\\w+',
  'paga(?:re|mento|bile)|bonific\\w+|sald\\w+|scaden\\w+|versa(?:re|mento)',
  'pagamento|pagavel|liquidar',
  'betal\\w*|voldoe\\w*|overma\\w+',
  'zaplac\\w*|zaplaty|platn\\w+|przelew\\w*|wplac\\w*',
  'inbetal\\w+|forfall\\w*',
  'odem\\w+|odey\\w+|oden\\w+|havale\\w*',
]);

/** Words that say that it was paid already, or that a discount ends. */
export const otherwisePaidWords = anyOf([
  'paid|received|discount\\w*|deposit\\w*',
  'bezahlt|erhalten|skonto|anzahlung|angezahlt|beglichen',
  'payee?s?|escompte|acompte|recue?',
  'pagad[oa]s?|descuento|anticipo',
  'pagat[oaie]|sconto',
  'desconto',
  'betaald|korting',
  'zaplacon\\w+|rabat',
  'betald|rabatt',
  'odendi|indirim\\w*',
]);

function anyOf(words: string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`, 'u');
}

/** What stands right before a last day. */
export const untilWords =
  /(?:^|[^\p{L}])(?:by|before|until|no later than|not later than|latest|bis(?: zum| spätestens| spätestens zum)?|spätestens(?: am| bis| zum| bis zum)?|avant le|jusqu['’]au|au plus tard le|soit(?: jusqu['’]au| avant le)? le|soit le|antes del?|hasta el|a más tardar el|entro(?: e non oltre)? il|até(?: a[oe]?| dia| o dia)?|vóór|voor|uiterlijk(?: op)?|tot(?: en met)?|do(?: dnia)?|senast(?: den)?|till)[\s:]*$/iu;
