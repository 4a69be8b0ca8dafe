import { expect, it } from 'vitest'
import { areasOf } from '../../test/terse-person.ts'

it.each<[title: string, results: string[], degree: string, field: string]>([
  [
    'Staff Accountant',
    ['Tied 38 bank accounts of 22 locations each month', 'Cut the month-end close from 12 days to 7', 'Walked 900 fixed assets and corrected the depreciation'],
    'B.S. in Accounting',
    'general-ledger-practice',
  ],
  [
    'Property Accountant',
    ['Completed CAM reconciliations for 140 tenants', 'Abstracted 90 leases and corrected rent escalations', 'Cut tenant arrears over 90 days by 40%'],
    'B.S. in Accounting',
    'property-accounting',
  ],
  [
    'Inventory Accountant',
    ['Reconciled stock at 4 3PL warehouses each month', 'Ran cycle counts of 6,000 items', 'Cleared 300 customer returns with credit memos'],
    'B.S. in Accounting',
    'stock-accounting',
  ],
  ['Accounts Payable Specialist', ['Matched 2,000 vendor invoices a month to purchase orders', 'Found 140 duplicate payments', 'Filed 600 1099 forms'], 'A.S. in Accounting', 'payables-control'],
  ['Credit Manager', ['Set credit limits for 800 trade accounts', 'Cut DSO from 61 to 44 days', 'Settled 500 deductions and short payments'], 'B.A. in Business', 'customer-credit-collections'],
  [
    'Payroll Specialist',
    ['Ran multi state payroll for 1,200 employees', 'Handled 90 wage garnishments', 'Prepared certified payroll for 14 prevailing wage jobs'],
    'A.S. in Accounting',
    'payroll-accounting',
  ],
  [
    'Bookkeeper',
    ['Brought QuickBooks of 30 shops up to date', 'Filed sales tax for 18 restaurants', 'Wrote a monthly profit and loss page for owners'],
    'A.S. in Accounting',
    'small-firm-bookkeeping',
  ],
  [
    'Construction Accountant',
    ['Kept the WIP schedule of 40 jobs', 'Prepared 200 pay applications with retainage and lien waivers', 'Coded labor hours to job cost'],
    'B.S. in Accounting',
    'job-cost-accounting',
  ],
  ['Grant Accountant', ['Prepared weekly drawdowns of 22 federal awards', 'Filed 60 SF 425 reports', 'Introduced time and effort certification'], 'B.S. in Accounting', 'award-accounting'],
  [
    'Fund Accountant',
    ['Struck the daily net asset value of 14 mutual funds', 'Cleared 900 trade breaks with the custodian', 'Booked 200 corporate actions'],
    'B.S. in Finance',
    'fund-accounting-operations',
  ],
  ['Tax Preparer', ['Prepared 700 individual returns on form 1040 each season', 'Ran a VITA site for 400 families', 'Answered 120 IRS notices'], 'B.S. in Accounting', 'household-tax-preparation'],
  [
    'Financial Institutions Examiner',
    ['Led 40 bank examinations under CAMELS', 'Reviewed 900 commercial real estate loans for concentration', 'Trained 12 examiners on liquidity'],
    'B.S. in Finance',
    'bank-examination',
  ],
  [
    'Branch Manager, Banking Center',
    ['Led 9 tellers and balanced the vault', 'Stopped 14 scams on older customers at the counter', 'Opened 500 first deposit accounts'],
    'B.A. in Business',
    'branch-banking',
  ],
  [
    'Mortgage Loan Processor',
    ['Processed 400 mortgage files with 3 conditions each', 'Checked 300 closing disclosures', 'Moved 80 families through loan modification'],
    'B.A. in Business',
    'home-loan-processing',
  ],
  [
    'Commercial Credit Analyst',
    ['Spread financial statements of 300 commercial loan borrowers', 'Tracked 400 covenants', 'Wrote 150 credit memos for SBA loans'],
    'B.S. in Finance',
    'business-loan-analysis',
  ],
  [
    'Loan Operations Specialist',
    ['Boarded 3,000 loans and checked each note rate', 'Resolved 900 ACH returns and Reg E disputes', 'Cleared suspense accounts of 6 branches'],
    'B.A. in Business',
    'bank-back-office',
  ],
  [
    'Debt Collector',
    ['Made payment arrangements with 900 past due accounts', 'Reviewed 400 calls for FDCPA compliance', 'Kept 60 cars from repossession with payday plans'],
    'B.A. in Business',
    'consumer-collections',
  ],
  ['Patient Advocate', ['Screened 900 self pay patients for charity care', 'Resolved 300 patient grievances', 'Navigated 500 specialist referrals'], 'B.A. in Social Work', 'patient-advocacy'],
  [
    'Victim Advocate',
    ['Wrote safety plans with 300 victims of domestic violence', 'Went to court for 200 protective orders', 'Filed 150 crime victim compensation claims'],
    'B.A. in Social Work',
    'crisis-victim-advocacy',
  ],
  [
    'Youth Case Manager',
    ['Kept one plan of care for 80 families in juvenile justice', 'Returned 60 youths from detention to school', 'Answered crisis calls at home for 40 children'],
    'B.A. in Psychology',
    'youth-casework',
  ],
  [
    'Homeless Services Case Manager',
    ['Housed 120 people through rapid rehousing', 'Signed 60 landlords', 'Prevented 90 evictions with rental assistance'],
    'B.A. in Social Work',
    'housing-stability-casework',
  ],
  [
    'Paralegal',
    ['Kept the litigation docket of 140 cases', 'Prepared discovery and trial exhibits for 30 trials', 'Filed 200 bankruptcy petitions'],
    'A.S. in Paralegal Studies',
    'litigation-support',
  ],
  [
    'Director of Career Services',
    ['Raised internships of students by 67%', 'Started a career development course for sophomores', 'Tracked job placement of 900 graduating seniors'],
    'M.A. in Education',
    'college-career-services',
  ],
  [
    'Chorus Teacher',
    ['Led a middle school chorus of 120 singers', 'Taught sight singing and aural training to grades 6-8', 'Placed 40 pupils in performing arts schools by audition'],
    'B.A. in Music Education',
    'school-choir-teaching',
  ],
  [
    'Toy Product Development Manager',
    ['Brought 60 toys from concept to production', 'Cut sample rounds from 5 to 3 with plants in China', 'Held tooling cost within 10%'],
    'B.A. in Business',
    'toy-and-goods-development',
  ],
  [
    'E-commerce Merchandiser',
    ['Ran 80 A/B tests through the purchase funnel of an online store', 'Planned the assortment of 20,000 SKUs in apparel', 'Rebuilt internal search terms for 3 categories'],
    'B.A. in Marketing',
    'online-merchandising',
  ],
  ['Auto Claims Adjuster', ['Settled 1,400 total loss claims', 'Recovered $2 million in subrogation', 'Decided liability in 900 crashes'], 'B.A. in Business', 'car-claim-adjusting'],
  [
    'Auto Body Technician',
    ['Repaired 900 collision damaged cars with structural sectioning', 'Refinished 600 panels in the paint booth', 'Trained 8 body shop apprentices'],
    'Certificate in Collision Repair',
    'collision-repair',
  ],
  [
    'Dairy Herd Manager',
    ['Cut mastitis treatments by half in 1,200 cows', 'Raised calf survival to 97% with colostrum checks', 'Scored lameness every two weeks'],
    'B.S. in Dairy Science',
    'dairy-herds',
  ],
  [
    'Swine Production Manager',
    ['Raised piglets weaned per sow from 10 to 12', 'Kept PRRS out of 9 barns with biosecurity', 'Cut ammonia by winter ventilation'],
    'B.S. in Animal Science',
    'poultry-and-pig-barns',
  ],
  [
    'Grain Elevator Manager',
    ['Kept 2 million bushels in condition by aeration', 'Aligned grain inspection at 5 elevators', 'Taught bin entry rescue to 90 farmers'],
    'B.S. in Agriculture',
    'grain-handling',
  ],
  ['Instructional Designer', ['Built a common course shell in Canvas for 25 faculty members', 'Made 40 courses accessible', 'Mentored 30 new instructors'], 'M.A. in English', 'college-course-design'],
])('a %s is given problems of that very trade', (title, results, degree, field) => {
  const areas = areasOf(title, results, degree)
  expect(areas.filter((area) => area === field).length, areas.join()).toBeGreaterThan(1)
})
