/** What the value of a field is, finer than its type: a `party` is a person or an organisation. */
export type ValueKind =
  | 'person'
  | 'organisation'
  | 'party'
  | 'title'
  | 'address'
  | 'street'
  | 'city'
  | 'postcode'
  | 'state'
  | 'country'
  | 'place'
  | 'phone';

/** The groups of labels whose values are of a kind, blanks between. */
const groupsOfKind: Record<ValueKind, string> = {
  person: `signer person_name employee_name candidate_name patient_name student_name physician referring_physician
    teacher principal_of_school guest passenger applicant judge attorney notary witness registrar father mother child
    spouse groom bride contact_person cashier supervisor technician approved_by prepared_by requested_by checked_by
    responsible chair minute_taker account_executive media_buyer adjuster vehicle_owner given_name surname maiden_name`,
  organisation: `store_name company_name employer insurer laboratory hospital pharmacy school bank_name carrier airline
    supplier_energy agency station hotel authority court`,
  party: `registrant foreign_principal seller buyer landlord tenant shipper consignee notify_party sender recipient
    payer beneficiary plaintiff defendant policyholder claimant subscriber account_holder advertiser agent`,
  title: 'signer_title job_title position_applied',
  address: `address registrant_address applicant_address employer_address foreign_principal_address ship_to bill_to
    supply_address premises`,
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  state: 'state',
  country: 'country country_of_origin country_of_destination principal_country',
  place: `birth_place marriage_place meeting_place incident_place departure_place arrival_place port_of_loading
    port_of_discharge venue registration_district`,
  phone: 'phone_number fax_number phone_line',
};

const kindOfGroup = new Map(
  (Object.keys(groupsOfKind) as ValueKind[]).flatMap((kind) =>
    groupsOfKind[kind].split(/\s+/).map((group) => [group, kind] as const),
  ),
);

/** What the values of a group of labels are; `undefined` where it is nothing of these. */
export function valueKindOf(group: string): ValueKind | undefined {
  return kindOfGroup.get(group);
}
