/**
 * Words right before the name of a paper that make it another one than this: "zur Rechnung", "to our invoice". Folded
 * to plain letters, language by language; a place for more.
 */
export const referringWords = endingIn([
  'zur?(?: der| unserer| ihrer| folgender)?|bezuglich(?: der| unserer| ihrer)?',
  '(?:to|against|regarding)(?: the| our| your)?',
  'sur (?:la|notre|votre)|a (?:la|notre|votre)|concernant (?:la|notre|votre)',
  'a (?:la|nuestra|su)|sobre (?:la|nuestra|su)',
  '(?:alla|sulla)(?: nostra| vostra)?',
  'relativ[oa] a|sobre a',
  '(?:op|bij|inzake)(?: de| onze| uw)?',
  'do',
  'till',
]);

function endingIn(words: string[]): RegExp {
  return new RegExp(`(?:^|[^\\p{L}])(?:${words.join('|')}) *$`, 'u');
}
