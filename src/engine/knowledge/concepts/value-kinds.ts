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
    responsible chair minute_taker account_executive media_buyer adjuster vehicle_owner given_name surname maiden_name court_clerk victim
    suspect officer executor testator deceased informant parents godparents thesis_supervisor award_recipient guardian
    book_author borrower_of_item member_name surgeon dentist nurse veterinarian pet_owner next_of_kin
    appraiser assessor sampled_by project_manager drawn_by driver additional_driver received_by delivered_by cardholder
    director referee reviewer interviewer respondent moved_by seconded_by`,
  organisation: `store_name company_name employer insurer laboratory hospital pharmacy school bank_name carrier airline
    supplier_energy agency station hotel authority court
    police_station funeral_home faculty awarding_body training_provider publisher club_name charity health_insurance
    dealer manufacturer facility rental_company pension_provider correspondent_bank drawee_bank tax_authority
    customs_office previous_employer`,
  party: `registrant foreign_principal seller buyer landlord tenant shipper consignee notify_party sender recipient
    payer beneficiary plaintiff defendant policyholder claimant subscriber account_holder advertiser agent grantor
    grantee donor organizer contractor project_owner architect forwarding_agent importer_of_record renter lender borrower
    guarantor shareholder drawer broker tax_preparer warranty_provider lab_client press_issuer`,
  title: 'signer_title job_title position_applied',
  address: `address registrant_address applicant_address employer_address foreign_principal_address ship_to bill_to
    supply_address premises
    site hotel_address`,
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  state: 'state',
  country: 'country country_of_origin country_of_destination principal_country',
  place: `birth_place marriage_place meeting_place incident_place departure_place arrival_place port_of_loading
    port_of_discharge venue registration_district death_place burial_place violation_place
    place_of_receipt place_of_delivery workplace issue_place sampling_place`,
  phone: 'phone_number fax_number phone_line customer_service_phone emergency_phone',
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

/** All groups whose values are of a kind. */
export const groupsWithKind: readonly string[] = [...kindOfGroup.keys()];
