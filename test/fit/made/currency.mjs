import {valueKinds} from './concepts.mjs';
import {fold} from './fold.mjs';
import {parseConcepts} from './languages/parse-concepts.mjs';

/** How the currency of a paper is called and asked for. */
export const currencyConcepts = Object.fromEntries(
  Object.entries({
    en: `Currency|Currency code|Curr.|Payment currency > currency of the amounts|in which money it is billed|currency code|money unit used > In which currency are the amounts?|What is the currency?|Which currency is used?|What currency is it paid in?`,
    de: `Währung|Währungscode|Währg.|Zahlungswährung > Währung der Beträge|in welchem Geld gerechnet wird|Währungskürzel|Währung der Rechnung > In welcher Währung sind die Beträge?|Welche Währung gilt?|In welcher Währung wird bezahlt?|Was ist die Währung?`,
    fr: `Devise|Monnaie|Code devise|Devise de paiement > devise des montants|monnaie utilisée|monnaie de la facture|code de la monnaie > En quelle devise sont les montants ?|Quelle est la devise ?|Dans quelle monnaie faut-il payer ?|Quelle monnaie est utilisée ?`,
    it: `Valuta|Divisa|Codice valuta|Valuta di pagamento > valuta degli importi|moneta usata|in che moneta si paga|sigla della valuta > In quale valuta sono gli importi?|Qual è la valuta?|In che moneta si paga?|Che valuta è usata?`,
    es: `Moneda|Divisa|Código de moneda|Moneda de pago > moneda de los importes|divisa utilizada|en qué moneda se paga|código de la divisa > ¿En qué moneda están los importes?|¿Cuál es la moneda?|¿En qué divisa se paga?|¿Qué moneda se usa?`,
    nl: `Valuta|Munteenheid|Valutacode|Betaalvaluta > valuta van de bedragen|munt waarin betaald wordt|afkorting van de munt|gebruikte valuta > In welke valuta zijn de bedragen?|Wat is de valuta?|In welke munt wordt betaald?|Welke valuta wordt gebruikt?`,
    pt: `Moeda|Divisa|Código da moeda|Moeda de pagamento > moeda dos valores|em que moeda se paga|código da divisa|moeda utilizada > Em que moeda estão os valores?|Qual é a moeda?|Em que moeda se paga?|Que moeda é usada?`,
    pl: `Waluta|Kod waluty|Waluta płatności|Waluta faktury > waluta kwot|w jakich pieniądzach się płaci|skrót waluty|używana waluta > W jakiej walucie są kwoty?|Jaka jest waluta?|W jakiej walucie się płaci?|Jakiej waluty użyto?`,
    sv: `Valuta|Valutakod|Betalningsvaluta|Myntslag > valuta för beloppen|vilka pengar det gäller|valutans förkortning|använd valuta > I vilken valuta är beloppen?|Vilken är valutan?|I vilken valuta betalas det?|Vilken valuta används?`,
    tr: `Para birimi|Döviz|Döviz kodu|Ödeme para birimi > tutarların para birimi|hangi parayla ödendiği|para biriminin kısaltması|kullanılan para birimi > Tutarlar hangi para birimindedir?|Para birimi nedir?|Hangi parayla ödenir?|Hangi para birimi kullanılıyor?`,
  }).map(([code, wordings]) => [code, parseConcepts(`currency = ${wordings}`).currency]),
);

/** What signs mean on papers of these languages; codes mean themselves. */
const codes = {
  '€': ['EUR'], '€.': ['EUR'], euro: ['EUR'], Euro: ['EUR'], $: ['USD', 'CAD', 'MXN'], US$: ['USD'], '£': ['GBP'],
  'Fr.': ['CHF'], 'Rs.': ['INR'], R$: ['BRL'], 'zł': ['PLN'], TL: ['TRY'], '₺': ['TRY'], kr: ['SEK'],
}; // prettier-ignore

/** Of papers whose amounts show one currency so many are asked for it. */
const askedShare = 0.3;
/** Requests for a currency by its type, as templates have them. */
const typedShare = 0.5;

/** The question for the currency that the amounts of a paper show; nothing where they show none, or a label names it. */
export function askCurrency({random, language, facts}, labelKeys) {
  const isLabelled = currencyConcepts[language.code].labels.some((label) => labelKeys.includes(fold(label)));
  if (isLabelled || !random.chance(askedShare)) return [];
  const amounts = facts.filter(({concept}) => valueKinds[concept] === 'money');
  const signs = new Set(amounts.flatMap(({value}) => signsOf(value[0], language)));
  if (signs.size !== 1) return [];
  const [sign] = signs;
  const {labels, paraphrases, questions} = currencyConcepts[language.code];
  const origin = random.weighted({verbatim: 0.3, paraphrase: 0.4, question: 0.3});
  const prompt = random.pick({verbatim: labels, paraphrase: paraphrases, question: questions}[origin]);
  return [
    {
      prompt,
      concept: 'currency',
      value: [sign, ...(codes[sign] ?? [])],
      entities: amounts.flatMap(({entities}) => entities),
      origin: origin === 'question' ? 'question' : 'paraphrase',
      ...(random.chance(typedShare) && {type: 'currency'}),
    },
  ];
}

function signsOf(amount, {moneyFormats}) {
  const signs = [...new Set(moneyFormats.map((format) => format.replace('#', '').trim()))];
  const longest = signs
    .sort((a, b) => b.length - a.length)
    .find((sign) => sign !== '' && amount.includes(sign));
  return longest === undefined ? [] : [longest];
}
