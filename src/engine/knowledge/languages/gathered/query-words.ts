import type {FieldType} from '../../../../contract/fields.js';

/**
 * Words of requests that tell what kind of value is wanted, folded: en, de, fr, es, it, pt, nl, pl, sv, tr. `*` stands
 * for any ending. They make typed readings possible besides the text; they exclude nothing.
 */
export const typeWords: Partial<Record<FieldType, string>> = {
  date: 'date dates day when datum tag wann jour quand fecha dia cuando data giorno quando dag wanneer dzien dnia kiedy nar tarih* gun zaman dated deadline frist',
  money:
    'amount amounts total price cost fee rent salary wage balance sum gross net betrag summe preis kosten gehalt miete montant prix cout loyer salaire importe precio coste alquiler salario importo prezzo costo affitto stipendio valor preco custo bedrag prijs huur salaris kwota cena koszt czynsz wynagrodzenie belopp pris kostnad hyra lon tutar fiyat ucret',
  identifier:
    'number no nr num # code id reference ref registration nummer numero numer numara numarasi kod kodu kennung aktenzeichen',
};

/** Words by which one end of a range is asked for, folded. */
export const endWords = {
  first:
    'first start starts starting begin begins beginning from commencement erste erster ersten beginn beginnt anfang ab von premier premiere debut commence du primer primera inicio comienza desde primo prima inizio inizia dal primeiro primeira inicio comeca eerste begin begint vanaf pierwszy poczatek od forsta borjan borjar fran ilk baslangic* baslar',
  last: 'last end ends ending until through to final letzte letzter letzten ende endet bis dernier derniere fin finit jusqu au ultimo ultima fin termina hasta fine finisce al fim termina ate laatste einde eindigt tot ostatni koniec do sista slut slutar till son bitis* biter',
};
