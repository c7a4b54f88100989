import type {SentenceLanguage} from '../../concepts/sentence-language.js';

const verbs = '(betragt|belauft sich auf|in hohe von|von|ist|wird auf|lautet)';

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!nachfolgend|nachstehend|im folgenden)[^;()]){0,200}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  effective_date: {
    asked: `(wirksam|gultig|in kraft) (ab|seit|wann)
      (inkrafttreten|wirksamkeit)
      (ab wann|seit wann|wann) … (gilt|gultig|wirksam|kraft)
      (datum|tag) … vertrag(s|es)?`,
    certain: `(tritt|gilt|wirksam)( … in kraft)?( am| ab| ab dem| mit dem| mit wirkung (vom|ab|zum))( dem)? _
      mit wirkung (vom|zum|ab)( dem)? _`,
    likely: `(beginnt|beginn|lauft)( am| ab| mit dem)? _
      (vom|ab)( dem)? _`,
    possible: `(geschlossen|unterzeichnet)( am| den)? _
      , (den|am|dem) _`,
    hasDateline: true,
  },
  start_date: {
    asked: `(vertrags|miet|arbeits)?beginn
      (beginn|anfang) (des|der) …(vertrags|vertrages|miete|mietverhaltnisses|arbeitsverhaltnisses|versicherung|laufzeit)
      (mietbeginn|vertragsbeginn|versicherungsbeginn|eintrittsdatum|arbeitsbeginn|laufzeitbeginn)
      (ab wann|seit wann|wann) … (beginnt|beginn|anfangt)`,
    certain: `(beginnt|beginnen|beginn|tritt|gilt|wirksam|eingestellt|lauft|laufend)( … in kraft)?( am| ab| ab dem| mit dem| mit wirkung (vom|ab|zum))( dem)? _
      mit wirkung (vom|zum|ab)( dem)? _
      ab dem _
      (mietverhaltnis|arbeitsverhaltnis|vertrag|versicherung) … (beginnt|beginn) … _`,
    likely: `(vom|ab)( dem)? _
      beginn … _`,
    contrary: `(endet|ende|bis|kundigung) … _`,
  },
  signing_date: {
    asked: `(datum|tag|wann) …(unterzeichnung|unterschrift|unterschrieben|unterzeichnet|abschluss|abgeschlossen|briefs|schreibens|vertragsschluss)
      (vertragsdatum|unterschriftsdatum|briefdatum)`,
    certain: `(unterzeichnet|geschlossen|abgeschlossen)( am| den)? _`,
    likely: `, (den|am|dem) _`,
    hasDateline: true,
  },
  end_date: {
    asked: `(vertrags|miet|versicherungs|laufzeit)(ende|ablauf)
      (ende|ablauf) (des|der) …
      (bis wann|wann) … (endet|lauft|lauft ab|befristet|ende)
      (enddatum|ablaufdatum|ruckzahlungsdatum)`,
    certain: `(endet|enden|ende|befristet|lauft … aus|endend)( automatisch)?( am| zum| mit ablauf des| bis zum| mit dem)? _
      (vom|ab) … bis( zum| einschliesslich| einschliesslich zum)? _
      bis spatestens( zum| am)? _ (zuruck|vollstandig)`,
    likely: `bis( zum| einschliesslich)? _`,
  },
  governing_law: {
    asked: `(anwendbares|geltendes|welches|massgebliches) …recht
      rechtswahl
      (recht|gesetze) … (gilt|anwendbar|anzuwenden)`,
    certain: `(gilt|unterliegt|findet|anwendung|anwendbar|unterliegen|gelten|massgeblich)( ausschliesslich| allein| nur)?( das| dem| die)?( materielle| materiellen)?( recht( der| des)?)? _
      _ …(findet|anwendung|anwendbar|gilt|massgeblich)
      (nach|dem|das) recht (der|des) _
      recht (der|des) _`,
  },
  court_place: {
    asked: `gerichtsstand
      (welches|zustandiges) …gericht
      ort des gerichts`,
    certain: `gerichtsstand( fur …)?( ist| sind| wird)?( ausschliesslich| der sitz …)?( in)? _
      _ (ist|als) (ausschliesslicher )?gerichtsstand
      gerichte? (in|von)( stadt)? _
      (amtsgericht|landgericht) _`,
  },
  term: {
    asked: `(vertrags|miet|grund)?(laufzeit|dauer)
      wie (lange|viele (monate|jahre)) …
      (mietdauer|vertragsdauer|befristung)`,
    certain: `(auf|fur)( die)?( dauer von| eine dauer von| einen zeitraum von| die zeit von)? _ (geschlossen|befristet|fest|abgeschlossen|vereinbart|vermietet|ab|nach)
      (laufzeit|dauer|mietzeit|vertragsdauer)( des …| der …)? ${verbs}? _
      fur (die dauer|einen zeitraum|eine laufzeit) von _
      (befristet|fest) (auf|fur) _
      (pflicht|verpflichtung|verpflichtungen|geheimhaltung) …… _`,
    likely: `(fur|auf)( die dauer von)? _`,
    contrary: `(kundigungsfrist|frist|probezeit) …… _
      _ (zum|vor|nach) (monatsende|ende|quartalsende|ablauf)`,
  },
  notice_period: {
    asked: `kundigungsfrist
      frist … kundigung
      wie lange … kundigung`,
    certain: `kundigungsfrist( fur …)?( betragt| von| ist)? … _
      (mit einer frist von|unter einhaltung einer frist von|frist von) _ … (gekundigt|kundigung|kundigen|kundbar)?
      _ (zum|vor) (monatsende|ende|quartalsende) … (kundig|gekundigt|kundbar)`,
    likely: `(kundigung|gekundigt|kundigen) … _`,
  },
  probation_period: {
    asked: `probezeit`,
    certain: `probezeit( betragt| von| ist| dauert)? … _
      (ersten|erste) _ gelten als probezeit
      _ …probezeit`,
  },
  premises: {
    asked: `(adresse|anschrift|lage|ort) …(wohnung|mietsache|mietobjekt|mietobjekts|hauses|objekts|objekt|raume|grundstucks|mietgegenstands)
      (mietobjekt|mietsache|mietgegenstand)
      (welche|wo) … (wohnung|haus|mietsache|raume)`,
    certain: `(wohnung|haus|hause|raume|raumlichkeiten|mietsache|mietobjekt|objekt|grundstuck|gebaude|anwesen)( ist| sind)?( gelegen)?( in| im| in der| auf dem| unter der adresse)?( hause)?( gelegen)?,? _
      (vermietet|verpachtet|uberlasst) … (wohnung|haus|hause|raume|mietsache) … (in|im|in der)( hause)? _`,
    contrary: `(wohnhaft|mit sitz|ansassig)( in)? _`,
  },
  party: {
    asked: `(vertrags)?(partei|parteien|partner)
      (vertragsparteien|vertragspartner)
      (zwischen wem|wer) …(vertrag|geschlossen|unterschrieben)`,
    certain: `zwischen( der| dem)? _
      zwischen ……… und( der| dem)? _
      _ ?,? ………(nachfolgend|nachstehend|im folgenden)
      _ ?,? …[-–] ?(vermieter|mieter|verkaufer|kaufer|auftraggeber|auftragnehmer|arbeitgeber|arbeitnehmer|darlehensgeber|darlehensnehmer)`,
    likely: `und( der| dem)? _`,
  },
  role: {
    asked: '',
    certain: `_ ?,?${between},? ?\\(?(nachfolgend|nachstehend|im folgenden|im weiteren|fortan|kurz)?:? ?(als |auch |kurz |der |die |des |gemeinsam )*"?{role}"?( genannt| bezeichnet)
      _ ?,?${between},? ?\\(?(nachfolgend|nachstehend|im folgenden|im weiteren|fortan|kurz):? ?(als |auch |kurz |der |die |des |gemeinsam )*"?{role}
      _ ?,?${between},? ?\\(("|als |der |die )*{role}"?\\)
      _ ?,?${between}\\s[-–] ?("|als |der |die )*{role}"? ?[-–]
      _ ?,? als {role}`,
    likely: `{role}( ist| sind|,|:|\\)|")+ ?:? _
      {role} _`,
  },
  role_address: {
    asked: `(adresse|anschrift|wohnort|sitz)
      wo …(wohnt|lebt|sitz)`,
    certain: `(wohnhaft|mit sitz|ansassig|geschaftsansassig|wohnend)( in| in der| im| am| unter)?,? _
      (anschrift|adresse|sitz):? _`,
  },
};
