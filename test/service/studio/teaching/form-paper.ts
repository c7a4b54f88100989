import {filledBy, form, type Owner} from '../../../engine/registration/printed-form.js';

/** A sheet of 595 × 833 points with the printed form as an owner filled it out, as a PDF with text. */
export function paperOf(owner: Owner): Buffer<ArrayBuffer> {
  const scale = 0.595;
  const text = [...form, ...filledBy(owner)]
    .map(
      ({text, x, y}) =>
        `BT /F 8 Tf ${(x * scale).toFixed(1)} ${(833 - (y + 14) * scale).toFixed(1)} Td (${text}) Tj ET`,
    )
    .join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 833]/Resources<</Font<</F 3 0 R>>>>/Contents 5 0 R>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`);
}

export function ownerNamed(name: string, vessel: string, permit: string): Owner {
  return {
    ...{name, vessel, permit, length: '8.10 m', signed: '9 June 1990'},
    address: ['3 Mole Street', 'Wick', 'WK1 3XX'],
  };
}
