import type {ConceptName} from './concepts.js';

/** Who issues a paper and to whom it goes, as the search by concepts calls them. */
export type PaperRole = Extract<ConceptName, 'seller' | 'buyer'>;

/**
 * Groups of labels that name who issues a paper of some kind, or who gets it: no word of a payslip says "employer", its
 * head does. Blanks between.
 */
const groupsOfRole: Record<PaperRole, string> = {
  seller: `employer insurer airline carrier charity club_name supplier_energy tax_authority pension_provider
    rental_company training_provider lender`,
  buyer: `employee_name policyholder account_holder subscriber member_name donor student_name borrower tenant renter
    guest`,
};

const partyByGroup = new Map(
  (Object.keys(groupsOfRole) as PaperRole[]).flatMap((role) =>
    groupsOfRole[role].split(/\s+/).map((group) => [group, role] as const),
  ),
);

/** Which side of a paper a group of labels names; `undefined` where it names neither. */
export function partyOfLabelGroup(group: string): PaperRole | undefined {
  return partyByGroup.get(group);
}
