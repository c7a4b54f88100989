/** Beginnings of words that speak of paying, folded to plain letters; a place for more languages. */
export const payingWords = [
  ...['pay', 'remit', 'settle', 'due', 'transfer'],
  ...['uberweis', 'zahl', 'begleich', 'fallig'],
  ...['regl', 'paiement', 'payer', 'virement', 'echeance', 'acquitt'],
  ...['pag', 'transferencia', 'abon', 'venc'],
  ...['bonific', 'sald', 'scaden', 'vers'],
  ...['transfer', 'liquid'],
  ...['betal', 'voldo', 'overma'],
  ...['zaplac', 'zaplat', 'platn', 'przelew', 'wplac'],
  ...['forfall', 'inbetal'],
  ...['ode', 'havale'],
];

/** Words that say that it was paid already, or that a discount ends. */
export const otherwisePaidWords = [
  ...['paid', 'received', 'discount', 'deposit'],
  ...['bezahlt', 'erhalten', 'skonto', 'anzahlung', 'angezahlt', 'beglichen'],
  ...['paye', 'escompte', 'acompte', 'recu'],
  ...['pagado', 'pagato', 'pago', 'descuento', 'sconto', 'desconto', 'anticipo'],
  ...['betaald', 'korting', 'zaplacono', 'rabat', 'betald', 'rabatt', 'odendi', 'indirim'],
];

/** What stands right before a last day. */
export const untilWords =
  /(?:^|[^\p{L}])(?:by|before|until|no later than|not later than|latest|bis(?: zum| spätestens| spätestens zum)?|spätestens(?: am| bis| zum| bis zum)?|avant le|jusqu['’]au|au plus tard le|soit(?: jusqu['’]au| avant le)? le|soit le|antes del?|hasta el|a más tardar el|entro(?: e non oltre)? il|até(?: a[oe]?| dia| o dia)?|vóór|voor|uiterlijk(?: op)?|tot(?: en met)?|do(?: dnia)?|senast(?: den)?|till)[\s:]*$/iu;
