import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const degreesOf = (text: string) => read(`Education\n${text}`).degrees.map(({ level, field, school, year, certainty }) => [level, field, school, year, certainty])

test('a paragraph that runs several degrees together is parted where the next one begins', () => {
  const botany = ['bachelor', 'Mechanical Engineering', 'Quillmark University', 2015, 'sure']
  const weaving = ['master', 'Mechanical Engineering', 'Marble University', 2017, 'sure']
  expect(degreesOf('B.S. Mechanical Engineering, Quillmark University, West Marble, IN May 2015 GPA 3.6 M.S. Mechanical Engineering, Marble University, Marble Bay, CA June 2017 GPA 3.8')).toEqual([
    botany,
    weaving,
  ])
  expect(degreesOf('Quillmark University, West Marble, IN B.S. Mechanical Engineering May 2015 Marble University, Marble Bay, CA M.S. Mechanical Engineering June 2017')).toEqual([botany, weaving])
  expect(degreesOf('BS Chemistry 2010 Quillmark State University East Marble, MI MS Chemistry 2012 Northmoor State University Westbury, OH')).toEqual([
    ['bachelor', 'Chemistry', 'Quillmark State University', 2010, 'sure'],
    ['master', 'Chemistry', 'Northmoor State University', 2012, 'sure'],
  ])
})

test('what tells of courses, grades and places behind a school is no part of its name', () => {
  expect(degreesOf('Associate of Science : Nursing Quillmark Technical University Coursework in Nursing Studies')).toEqual([['associate', 'Nursing', 'Quillmark Technical University', null, 'sure']])
  expect(degreesOf('B.A. : Economics , 2006 Quillmark University / New Marble – City , State')).toEqual([['bachelor', 'Economics', 'Quillmark University', 2006, 'sure']])
  expect(degreesOf('Master : Accounting , 2009 Moss School of Business; University of Quillmark at Marble')).toEqual([['master', 'Accounting', 'University of Quillmark at Marble', 2009, 'sure']])
  expect(degreesOf('Bachelor of Arts\n2012, Quillmark State University Marble Bay, CO, USA')).toEqual([['bachelor', null, 'Quillmark State University', 2012, 'sure']])
  expect(degreesOf('Bachelors : Arts , 2009 SCHOOL NAME, Quillmark College – City Arts')).toEqual([['bachelor', 'Arts', 'Quillmark College', 2009, 'sure']])
})

test('where the words of a field end and a name begins that has none of them, the two are parted for sure', () => {
  expect(degreesOf('Master of Science, Finance University of Quillmark 2009')).toEqual([['master', 'Finance', 'University of Quillmark', 2009, 'sure']])
  expect(degreesOf('Bachelor of Science : Business Management Quillmark State University – City , State')).toEqual([['bachelor', 'Business Management', 'Quillmark State University', null, 'sure']])
  expect(degreesOf('Bachelor of Science : Business Honors Quillmark University – City , State')[0]?.[4]).toBe('unsure')
  expect(degreesOf('Material Science General University\nMaster’s Degree')[0]?.[4]).toBe('unsure')
})

test('a field is read where its words, a colon or a concentration hid it', () => {
  expect(degreesOf('Bachelor’s Degree : University Studies , 5 2005 Southern Quillmark University – City , State')).toEqual([
    ['bachelor', 'University Studies', 'Southern Quillmark University', 2005, 'sure'],
  ])
  expect(degreesOf('Bachelor of Arts & Science : Criminal Justice August 2010 Quillmark A & M University , City , State Criminal Justice Relevant Courses Introduction')).toEqual([
    ['bachelor', 'Criminal Justice', 'Quillmark A & M University', 2010, 'sure'],
  ])
  expect(degreesOf('Bachelor of Applied Arts And Science : Structural Engineering , 08/1990\nQuillmark Institute of Technology - City')).toEqual([
    ['bachelor', 'Structural Engineering', 'Quillmark Institute of Technology', 1990, 'sure'],
  ])
  expect(degreesOf('Master of Science : Recreation Administration - Concentration: Facilities Management WESTERN QUILLMARK UNIVERSITY – City , State')[0]?.slice(1, 3)).toEqual([
    'Recreation Administration',
    'WESTERN QUILLMARK UNIVERSITY',
  ])
  expect(degreesOf('Master of Social Work, University of Quillmark, 2001')).toEqual([['master', 'Social Work', 'University of Quillmark', 2001, 'sure']])
})

test('a year in two digits and the misspelled name of a degree are known', () => {
  expect(degreesOf('B.E : Electrical Engineering , 87 Quill Marble University – City , India Electrical Engineering')).toEqual([
    ['bachelor', 'Electrical Engineering', 'Quill Marble University', 1987, 'sure'],
  ])
  expect(degreesOf('Bacholrs : Marketing Quillmark State University – City , State')[0]?.slice(0, 3)).toEqual(['bachelor', 'Marketing', 'Quillmark State University'])
  expect(degreesOf('Baccalaureate of Science : Botany , 2008 Botany University of Quillmark')[0]?.slice(0, 4)).toEqual(['bachelor', 'Botany', 'University of Quillmark', 2008])
  expect(degreesOf('International Baccalaureate, Quillmark School, 2008')).toEqual([])
})

test('where dates stand above the positions, they stand above the studies too', () => {
  const experience = 'Experience\n01/2012 to 01/2015\nHead Chef Company Name\n• Led the kitchen of the house\n01/2010 to 01/2012\nCook Company Name\n• Cooked\n'
  const studies =
    'Associate of Science : Finance Marble Technical College – City , State\nAssociate of Arts : Botany Quillmark College – City , State\n2017\nAssociate of Science : Chemistry University of Quillmark – City , State'
  expect(read(`${experience}Education\n${studies}`).degrees.map(({ field, year }) => [field, year])).toEqual([
    ['Finance', null],
    ['Botany', null],
    ['Chemistry', 2017],
  ])
  expect(read(`${experience}Education\nB.B.A : Botany University of Quillmark Botany\n2010\nCertified Gardener (CG) Certification`).degrees[0]?.year).toBeNull()
})

test('a diploma of a high school is no degree’s, and students of a level are no degree', () => {
  expect(read('Education\nQuillmark College\nCity , State Botany Botany\nMarble Bay High School\nCity , State H.S. Diploma').degrees.filter(({ certainty }) => certainty === 'sure')).toEqual([])
  expect(
    degreesOf(
      'University of Quillmark -\nA scholarship of three months\nChemistry and Biology 1 2009 Marble Secondary College -\nThe arts of gardens\nDiploma : Management 1 2012 - Management',
    )[0]?.[2],
  ).toBeNull()
  expect(
    degreesOf(
      'Master of Science : Botany December 2017 Quillmark University , City , State Botany\nRelevant Courses Collaboration, Communication, and Case Analysis for Master’s Learners, Introduction to Research Methodology',
    ),
  ).toHaveLength(1)
})

test('a field told once more, whole or in part, is told once, and what was said before may begin the name of a school', () => {
  expect(degreesOf('Quillmark College 2013 BS : Business Administration Business GPA: 3.5')[0]?.slice(0, 4)).toEqual(['bachelor', 'Business Administration', 'Quillmark College', 2013])
  expect(degreesOf('Associate of Arts : Culinary Arts Culinary Institute of Quillmark – City , State')[0]?.slice(1, 3)).toEqual(['Culinary Arts', 'Culinary Institute of Quillmark'])
  expect(degreesOf('University of Quillmark 1 2013 Bachelors of Sales : Sales Management State Sales Management')[0]?.slice(1, 4)).toEqual(['Sales Management', 'University of Quillmark', 2013])
  expect(degreesOf('Bachelor of Arts : English Lit/Language QM State University – City , State')).toEqual([['bachelor', 'English Lit/Language', 'QM State University', null, 'sure']])
  expect(degreesOf('Bachelor of Arts : English Qw/Language QM State University – City , State')[0]?.[4]).toBe('unsure')
})

test('a name or a date that the line broke is whole, and a school behind a date is no field', () => {
  expect(degreesOf('Diploma , Botany Quillmark Institute – City , State , US Quillmark Institute Botany Diploma: Marble, PA August 2007\nto September 2008')[0]?.slice(2, 4)).toEqual([
    'Quillmark Institute',
    2008,
  ])
  expect(degreesOf('Master of Business Administration (MBA) : Finance May 2014 University of\nQuillmark Online Campus City , State , United States of America')[0]?.slice(0, 4)).toEqual([
    'master',
    'Finance',
    'University of Quillmark Online Campus',
    2014,
  ])
  expect(degreesOf('Diploma : Culinary Arts 1 2003 Culinary Academy of South Quillmark , City , State Culinary Arts')[0]?.slice(1)).toEqual([
    'Culinary Arts',
    'Culinary Academy of South Quillmark',
    2003,
    'sure',
  ])
  expect(degreesOf('Bachelor of Science : Nutrition , 2007 Northmoor University of Quillmark – City , State')[0]?.slice(1)).toEqual(['Nutrition', 'Northmoor University of Quillmark', 2007, 'sure'])
})

test('an entry told once more in its own text is one degree', () => {
  expect(
    degreesOf(
      'Bachelor of Engineering : Computer Science Quillmark Institute of Technology Quillmark Institute of Technology, Quill Marble\nUniversity, Marble, India May 2007 Bachelor of Engineering, Computer Science Founder of WEAVE',
    ),
  ).toEqual([['bachelor', 'Computer Science', 'Quillmark Institute of Technology', 2007, 'unsure']])
})

test('the field is read from a line of its own, and a degree that names it needs none before its school', () => {
  expect(degreesOf('Quillmark State University\nCity , State , USA Psychology\nBachelor of Science\n\nPsychology')[0]?.slice(0, 3)).toEqual(['bachelor', 'Psychology', 'Quillmark State University'])
  expect(degreesOf('Dec 2015\nMBA Eastern New Quillmark University – City , State')).toEqual([['master', null, 'Eastern New Quillmark University', 2015, 'sure']])
  expect(degreesOf('Bachelor of Science : Professional Aeronautics Quill-Moss Aeronautical University – City , State Professional Aeronautics')[0]?.slice(1, 3)).toEqual([
    'Professional Aeronautics',
    'Quill-Moss Aeronautical University',
  ])
  expect(degreesOf('AS : Human Resource Management Quillmark Technical College - City , State Human Resource Management')[0]?.slice(0, 3)).toEqual([
    'associate',
    'Human Resource Management',
    'Quillmark Technical College',
  ])
})

test('a certificate among the studies ends them not', () => {
  expect(
    degreesOf(
      'Certificate : Wellness Coach , 2015 Quillwell School of Coaching\nMaster of Science : Exercise Science and Health Promotion and Nutrition , 2011 Northmoor University of Quillmark – City , State , USA\nBachelor of Science : Nutrition , 2007 Quillmark University – City , State , USA',
    ).map(([level]) => level),
  ).toEqual(['master', 'bachelor'])
  expect(read('Education\nCertificate : Wellness Coach , 2015 Quillwell School of Coaching').licenses.map(({ text }) => text)).toEqual([
    'Certificate : Wellness Coach , 2015 Quillwell School of Coaching',
  ])
})

test('one degree told with two years is not sure in either', () => {
  expect(degreesOf('Bachelor of Arts : Botany 2000 Quillmark University – City , State\nBachelor of Arts : Botany 2002 Quillmark University – City , State').map((degree) => degree[4])).toEqual([
    'unsure',
    'unsure',
  ])
})

test('a field told once more is known by where it ends, also where the page cut it short', () => {
  expect(
    degreesOf('BBA : Operations and Supply Chain Management University of Quillmark – City , State , United States Operations and Quality Management\ncoursework, Member of the Weavers')[0]?.slice(
      1,
      3,
    ),
  ).not.toContain('Operations and')
  expect(
    degreesOf('2000\nBachelor of Science : Business Management and Justice Studies Quillmark State University – City , State Business Management and Justice\n2012\nWeaving Certification')[0]?.slice(
      1,
      4,
    ),
  ).toEqual(['Business Management and Justice Studies', 'Quillmark State University', 2000])
  expect(degreesOf('B.A: MASS COMMUNICATIONS BUSINESS MARKETING Quillmark State University')[0]?.slice(1)).toEqual([
    'MASS COMMUNICATIONS BUSINESS MARKETING',
    'Quillmark State University',
    null,
    'sure',
  ])
  expect(degreesOf('Bachelor of Science : Botany University of Central – City , State')[0]?.[4]).toBe('unsure')
})

test('initials before a date are the school, and honors in a field name it', () => {
  expect(degreesOf('QMLA 1984 Bachelors : Business City , State GPA: Summa Cum Laude')).toEqual([['bachelor', 'Business', 'QMLA', 1984, 'unsure']])
  expect(degreesOf('Quillmark Bay College\nBachelor of Science GPA: Graduated with honors. Honours in Accounting and Finance')[0]?.slice(0, 3)).toEqual([
    'bachelor',
    'Accounting and Finance',
    'Quillmark Bay College',
  ])
  expect(read('Education\nUniversity of Quillmark City , State Pursuant of Bachelors Degree : Botany').degrees[0]?.completed).toBe(false)
})

test('where more schools than degrees are listed, no degree surely has the one beside it', () => {
  expect(
    degreesOf(
      'Little Marble Indian School\n\n2007\n\nMaster of Science in Technology\n\nQuill Institute\n\nVLSI Design\n\nMarble Academy of Higher Learning\n\nBachelor of Engineering\n\nMoss Institute of Technology\n\nElectronics\n\nQuillmark Technological University',
    ).map((degree) => degree[4]),
  ).toEqual(['unsure', 'unsure'])
})

test('names of degrees in the spellings of forms are known, and a name that begins with an article is whole', () => {
  expect(degreesOf('M. S : Botany , 2006 Quillmark Marble University – City , State')[0]?.slice(0, 4)).toEqual(['master', 'Botany', 'Quillmark Marble University', 2006])
  expect(degreesOf('B.E. in Botany , 2016 Late B. S. Moss College of Engineering')).toHaveLength(1)
  expect(degreesOf("Bachelor's Degree January 2002 The Culinary Institute of Quillmark")).toEqual([['bachelor', null, 'The Culinary Institute of Quillmark', 2002, 'sure']])
  expect(degreesOf('May 2009\nQuillmark Community College – City , State\nASSOCIATE OF ARTS AND SCIENCE DEGREE Criminal Justice')[0]?.slice(0, 3)).toEqual([
    'associate',
    'Criminal Justice',
    'Quillmark Community College',
  ])
  expect(degreesOf('Master of Science : Management, Project Management Quillmark Technical University GPA: 3.35\nCoursework in Business, Management and Weaving')[0]?.slice(1, 3)).toEqual([
    'Management, Project Management',
    'Quillmark Technical University',
  ])
})

test('a list of strengths headed by qualifications is no part of the studies', () => {
  const degrees = read(
    'Qualifications\nIndependent worker\nRecord-keeping\nExperience\nGardener, Marble Parks Inc., January 2010 to March 2014\n- Kept the lawns\nCertifications\nAssociate of Science : Botany , 2000 Quillmark College – City , State\nCertificate : CPR , 2001',
  ).degrees
  expect(degrees).toMatchObject([{ level: 'associate', school: 'Quillmark College', year: 2000 }])
})

test('endings of fields of study part them from the school, also where a word is misspelled or none of the known ones', () => {
  expect(degreesOf('Bachelor of Science : Production Managment Quillmark University – City , State')[0]?.slice(1, 3)).toEqual(['Production Managment', 'Quillmark University'])
  expect(degreesOf('Masters : Teaching Quillmark Commonwealth University – City , State')[0]?.slice(1, 3)).toEqual(['Teaching', 'Quillmark Commonwealth University'])
  expect(degreesOf('Bachelor of Arts : Fine Arts: Painting University of Quillmark – City , State')[0]?.slice(1, 3)).toEqual(['Fine Arts: Painting', 'University of Quillmark'])
  expect(degreesOf('Associate of Arts : Fashion Merchandising Art Institute of Quillmark – City , State')[0]?.slice(1, 3)).toEqual(['Fashion Merchandising', 'Art Institute of Quillmark'])
  expect(degreesOf('Associate of Arts : Mathematics with Science Emphasis Quillmark County Community College – City , State')[0]?.[2]).toBe('Quillmark County Community College')
  expect(degreesOf('Bachelor of Science : Florida International University - City , State')[0]?.slice(1, 3)).toEqual([null, 'Florida International University'])
})

test('a degree takes no school of a program or a certificate beside it, and of two schools in a row none', () => {
  expect(degreesOf('MU Extension Program : Crosscultural Basketry 2005 University of Quillmark , City , State\nBachelor of Science : Agriculture Education 1995 Agriculture Education')[0]).toEqual([
    'bachelor',
    'Agriculture Education',
    null,
    1995,
    'unsure',
  ])
  expect(
    degreesOf('MU Extension Program : Crosscultural Basketry , 2005\nUniversity of Quillmark - City , State\nBachelor of Science : Agriculture Education , 1995\nAgriculture Education')[0]?.slice(
      0,
      4,
    ),
  ).toEqual(['bachelor', 'Agriculture Education', null, 1995])
  expect(degreesOf('Certificate of Completion: Health Information Marble College – City , State\nMA : Public Administration Public Administration')[0]?.[2]).toBeNull()
  expect(degreesOf('Bachelor of Science : Graphic Design Quillmark University Marble Hill University – City , State')[0]?.[2]).toBeNull()
})

test('a school for children gives no degree, and a college stands before its university', () => {
  expect(
    degreesOf('Little Marble Indian School\n2007\nMaster of Science in Basketry\nQuillmark Academy of Higher Education\nBachelor of Engineering in Engineering\nMarble Institute of Technology').map(
      ([level, , school]) => [level, school],
    ),
  ).not.toContainEqual(['master', 'Little Marble Indian School'])
  expect(degreesOf('B.COM. in Marketing\nQuillmark College Marble University\n2011')[0]?.[2]).toBe('Quillmark College Marble University')
})

test('what is said behind a name, or beside a degree, is no part of a school', () => {
  expect(degreesOf('Bachelor of Engineering , Information Technology 6 2008 University of Quillmark Integrated Trading and Manufacturing (ITM) Information Technology')[0]?.[4]).toBe('unsure')
  expect(degreesOf('Marblestra 2012 Bachelor of Arts : Exercise Science City , State , USA\nAttending college to further myself in the fields of psychology and business')[0]?.[2]).toBeNull()
  expect(degreesOf('University of Quillmark 1982 Bachelors of Arts : Sociology City Sociology')[0]?.slice(1, 3)).toEqual(['Sociology', 'University of Quillmark'])
  expect(degreesOf('Diploma : Accountancy National Institutes of Quillmark (NIQ) Accountancy 2001')[0]?.slice(1, 3)).toEqual(['Accountancy', 'National Institutes of Quillmark (NIQ)'])
  expect(degreesOf('Associate of Applied Science : Aviation Pilot Training Quillmark College – City , State I am enrolled in its Aviation Pilot Program')[0]?.slice(1, 3)).toEqual([
    'Aviation Pilot Training',
    'Quillmark College',
  ])
})

test('years of honors, days of a month and a campus are told apart from the year and the name', () => {
  expect(degreesOf('Bachelor of Science : Aviation Management Quillmark University City , State\nDean’s List Honoree semester one 2020')[0]?.[3]).toBeNull()
  expect(degreesOf('Bachelor of Business Administration : Accounting 08/07/2008 Quillmark International University City , State')[0]?.slice(1, 4)).toEqual([
    'Accounting',
    'Quillmark International University',
    2008,
  ])
  expect(degreesOf('Bachelor of Arts : Criminal Justice California State University, Fullerton , City , State')[0]?.[2]).toBe('California State University, Fullerton')
})

test('a field that says a word twice is left whole, and what stands behind the school may be the field', () => {
  expect(degreesOf('Masters : Education Secondary Education City , State Education Secondary Education\nQuillmark University')[0]?.[1]).toBe('Education Secondary Education')
  expect(degreesOf('2011 Bachelors Degree : Quillmark College - Studio Art City , State')[0]?.slice(1, 3)).toEqual(['Studio Art', 'Quillmark College'])
})

test('names of degrees: no certificate and no program that one only took courses of is one', () => {
  expect(degreesOf('Juris Doctorate : Law , 2014 Quillmark University – City , State')[0]?.[0]).toBe('professional')
  expect(degreesOf('Doctor of Business Administration Management (D.B.A : Quillmark University - City , State').map(([level, field]) => [level, field])).toEqual([
    ['doctorate', 'Business Administration Management'],
  ])
  expect(degreesOf('Bachelor of Applied Arts , Journalism\nQuillmark University')[0]?.[1]).toBe('Journalism')
  expect(degreesOf('Master Certificate in Six Sigma : Leadership 2008 Quillmark University , City , State')).toEqual([])
  expect(degreesOf('Quillmark College Finance City , State\nCompleted several courses in an MBA program')).toEqual([])
})

test('a misspelled university, a short name before a comma and what a blank place left behind are known', () => {
  expect(degreesOf('Bachelor of Science , Information Technology 2005 Quill International Univeristy – City , State')).toEqual([
    ['bachelor', 'Information Technology', 'Quill International University', 2005, 'sure'],
  ])
  expect(degreesOf('Bachelor of Science : Botany , 2005 Universiti Teknologi Quill – City , State')[0]?.[2]).toBe('Universiti Teknologi Quill')
  expect(degreesOf('AS , Network Engineering 2017 Quill College Network Engineering')).toEqual([['associate', 'Network Engineering', 'Quill College', 2017, 'sure']])
  expect(degreesOf('B.S.E : Civil Engineering , 1991 Quill School of Mines Civil Engineering')).toEqual([['bachelor', 'Civil Engineering', 'Quill School of Mines', 1991, 'sure']])
  expect(degreesOf('May, 2009\nQuill County Community College State Associates of Arts')[0]?.slice(0, 4)).toEqual(['associate', null, 'Quill County Community College', 2009])
})

test('fields in small letters, joined by a dash or a stroke, and short names of degrees are read', () => {
  expect(degreesOf('2013 Diploma : auto body Quill Central Community College – City , State')[0]?.slice(0, 4)).toEqual(['diploma', 'auto body', 'Quill Central Community College', 2013])
  expect(degreesOf('Bachelor of Arts : Pre-Law University of Quill')).toEqual([['bachelor', 'Pre-Law', 'University of Quill', null, 'sure']])
  expect(degreesOf('Bachelor of Arts : English Lit/Language Quill State University – City , State')[0]?.slice(1, 3)).toEqual(['English Lit/Language', 'Quill State University'])
  expect(degreesOf('Associates in Pre Nursing, Quill College, 2012')).toEqual([['associate', 'Pre Nursing', 'Quill College', 2012, 'sure']])
  expect(degreesOf('ADN, Quill College, 2012')).toEqual([['associate', null, 'Quill College', 2012, 'sure']])
  expect(degreesOf('Fall 2006 Associate of Liberal Studies Quill County Community College – City , State')[0]?.slice(0, 4)).toEqual([
    'associate',
    'Liberal Studies',
    'Quill County Community College',
    2006,
  ])
})

test('coursework toward a degree completes none', () => {
  expect(read('Education\nHarbor University coursework toward Master of Science in Botany 2014').degrees).toMatchObject([{ level: 'master', completed: false, certainty: 'unsure' }])
})

test('a field that ends the name of its school is a part of it, and months without a year are no part of a field', () => {
  expect(degreesOf('Associate of Science : Photography , 2012 Quill Institute of Art and Photography – City , State')).toEqual([
    ['associate', 'Photography', 'Quill Institute of Art and Photography', 2012, 'sure'],
  ])
  expect(degreesOf('Bachelor of Arts : Journalism , September 1994 The Quill Lake University School of Journalism - City , State')).toEqual([
    ['bachelor', 'Journalism', 'The Quill Lake University School of Journalism', 1994, 'sure'],
  ])
  expect(degreesOf('B.COM , Commerce 2003 Quill Harbor Uiversity – City , State , India')[0]?.[2]).toBe('Quill Harbor University')
  expect(degreesOf('Associate of Arts : Current Quill Marble College - City , State')[0]?.slice(0, 3)).toEqual(['associate', null, 'Quill Marble College'])
  expect(degreesOf('Bachelor of Science : Aeronautical Engineering MAY , 2015 QUILL STATE UNIVERSITY – City , State')[0]?.[1]).toBe('Aeronautical Engineering')
  expect(degreesOf('Quill Institute of Technology 2010 Bachelor of Science : Design and Automation Sep Aug City , China')[0]?.[1]).toBe('Design and Automation')
})

test('honors, forms of names and labels of other samples: each with the degree that stands there', () => {
  const listed = "05/12\nBachelor's of Science : Finance Quill University - City , State GPA: GPA: 3.33 Dean's List, Spring 2009, Dean's List Fall 2010, President's\nList Fall 2011"
  expect(degreesOf(listed)).toEqual([['bachelor', 'Finance', 'Quill University', 2012, 'sure']])
  expect(degreesOf('Bachelor of Commerce : Accounting & Finance Quill University – City , State\nAccounting, Auditing, Ethics')).toEqual([
    ['bachelor', 'Accounting & Finance', 'Quill University', null, 'sure'],
  ])
  expect(degreesOf('Bachelor of Science : Accounting, Economics , 05/2015\nQuill State University')).toEqual([['bachelor', 'Accounting, Economics', 'Quill State University', 2015, 'sure']])
  expect(degreesOf('December 2010 Bachelors of Arts : Quill Hall University - Communications City , State')[0]?.slice(0, 4)).toEqual(['bachelor', 'Communications', 'Quill Hall University', 2010])
  expect(degreesOf('Doctoral Degree : Organizational Management 2013 University of Quill , City , State')).toEqual([['doctorate', 'Organizational Management', 'University of Quill', 2013, 'sure']])
  expect(degreesOf('BAS : Management & Organizational Leadership 2012 Quill College')).toEqual([['bachelor', 'Management & Organizational Leadership', 'Quill College', 2012, 'sure']])
  expect(degreesOf('Master of Science & Philosophy , Medical Anthropology 2015 University of Quill - City , State')).toEqual([['master', 'Medical Anthropology', 'University of Quill', 2015, 'sure']])
  expect(degreesOf('Online certificate with MBA-level strategic training')).toEqual([])
})

test('studies beside courses are completed, and a degree among certificates is read', () => {
  expect(read('Education\nMaster of Business : Accounting , 2010 Quill University – City , State Continuing education courses on standards').degrees).toMatchObject([{ year: 2010, completed: true }])
  const split =
    'Education\n\nBachelor of Science : Accounting , 2010 Quill University – City , State\n\nProfessional Certificate\n\nBasics of Ledgers\nAssociate of Arts : Accounting , 2007 Marble Community College – City , State'
  expect(read(split).degrees.map(({ level, school, year }) => [level, school, year])).toEqual([
    ['bachelor', 'Quill University', 2010],
    ['associate', 'Marble Community College', 2007],
  ])
})

test('the board of a school is no degree, and a misspelling that is known stays as it is printed', () => {
  expect(degreesOf('B.E. in Botany, Quill Institute of Technology, 2012\nC.B.S.E, Quill Academy, 2007').map(([level, , school]) => [level, school])).toEqual([
    ['bachelor', 'Quill Institute of Technology'],
  ])
  expect(degreesOf('1993\nBachelor of Science : Accounting University of South Carolina - Upstate – City , State Accounting')[0]?.[2]).toBe('University of South Carolina, Upstate')
  expect(degreesOf('BSc in Math, Quill univercity, 2001')[0]?.[2]).toBe('Quill univercity')
})

test('a date parts no field that is another degree, the end of a degree’s name or initials, and its echo ends the name', () => {
  expect(degreesOf('ASSOCIATE OF ARTS : ASSOCIATE OF ARTS 2010 QUILL STATE COMMUNITY COLLEGE City , State')[0]?.[1]).toBeNull()
  expect(degreesOf('Associate of Arts and Sciences 1994 Quill Community College City , State')[0]?.slice(0, 4)).toEqual(['associate', null, 'Quill Community College', 1994])
  expect(degreesOf('Master of Communication Management, M.C.M. 2016 University of Quill City , State')[0]?.[1]).toBe('Communication Management')
  expect(degreesOf('Masters of Science , Criminal Justice - Administration of Justice & Security June 2010 University of Quill Criminal Justice - Administration of')[0]?.[2]).toBe(
    'University of Quill',
  )
  expect(degreesOf('BA : Business Administration , 1 1998 Quill Business school Business Administration')[0]?.slice(1, 3)).toEqual(['Business Administration', 'Quill Business school'])
})

test.each([
  ['behind the school', 'Bachelor of Science in Botany, Quillmark University 4.0, 2012'],
  ['behind a school over its degree', 'Quillmark University 3.85\nBachelor of Science in Botany\n2012'],
  ['in percent', 'Bachelor of Science, Botany, Quillmark University 75.35%, 2012'],
  ['of a scale', 'Bachelor of Science, Botany, Quillmark University 8.2/10 2012'],
  ['before its label', 'Quillmark University 4.0 GPA 2012\nBachelor of Science, Botany'],
  ['before the school', 'Bachelor of Science in Botany 2012 4.0 Quillmark University'],
  ['before the blank place of a form', 'Bachelor of Science : Botany 2012 Quillmark University 3.72 City , State'],
])('a grade is no part of a school: %s', (_, text) => {
  expect(degreesOf(text)).toEqual([['bachelor', 'Botany', 'Quillmark University', 2012, 'sure']])
})

test('a number that is none of a grade stays with its school', () => {
  expect(degreesOf('Bachelor of Science, Botany, Quillmark College No. 4, 2012')[0]?.[2]).toBe('Quillmark College No. 4')
})

test('a line that begins with its dates and a degree is no end of the thesis over it, which fills its line', () => {
  const lines = [
    'Ana Duarte',
    '',
    'Education',
    '2015–2019 Ph.D. in Botany, Quill University',
    'Dissertation: Fatigue in the aging kilns of the northern clay basins and their glazes',
    '2011–2013 M.Sc., Zoology, Marble University',
  ]
  const { degrees } = readPerson([{ lines }], new Date('2026-11-26T00:00:00Z'))
  expect(degrees.map(({ level, field, year }) => [level, field, year])).toEqual([
    ['doctorate', 'Botany', 2019],
    ['master', 'Zoology', 2013],
  ])
})

test('the level that a form asks for and the degree in full below it are one', () => {
  const lines = [
    'Ana Duarte',
    '',
    'Education',
    'Quill University, Manila, Philippines',
    'Doctorate 03/2009',
    'Doctor of Dental Medicine',
    '',
    'Marble University, Houston, TX',
    'Master’s degree 05/2019',
    'Master of Science in Renewable Energy',
  ]
  const { degrees } = readPerson([{ lines }], new Date('2026-11-26T00:00:00Z'))
  expect(degrees.map(({ level, field, school, year }) => [level, field, school, year])).toEqual([
    ['professional', null, 'Quill University', 2009],
    ['master', 'Renewable Energy', 'Marble University', 2019],
  ])
})

test('energy, climate, and accountancy are fields of study', () => {
  const lines = ['Ana Duarte', '', 'Education', 'M.Sc. Renewable Energy, Quill University, 2007', '', 'Master’s Degree, Marble University, 2005', 'Major: Accountancy Minor: Botany']
  expect(readPerson([{ lines }], new Date('2026-11-26T00:00:00Z')).degrees.map(({ field }) => field)).toEqual(['Renewable Energy', 'Accountancy'])
})

test('the title of a thesis behind the school says nothing of how far the studies are, on the next line too', () => {
  const read = (text: string) =>
    readPerson([{ lines: ['Ana Duarte', '', 'Education', ...text.split('\n')] }], new Date('2026-11-26T00:00:00Z')).degrees.map(({ field, completed, certainty }) => [field, completed, certainty])
  expect(read('2016–2020 Ph.D., Botany, Quill University. Dissertation: Unplanned kilns\nand clay practice in three mills. Chair: L. Moss')).toEqual([['Botany', true, 'sure']])
  expect(read('2016–2020 Ph.D., Botany, Quill University. Dissertation: In progress')[0]?.[1]).not.toBe(true)
  expect(read('2015 Ptychion (BSc, 4 yrs) in Botany, Quill University')[0]?.[0]).toBe('Botany')
})

test('a comma between the month and the year of a degree parts nothing', () => {
  expect(degreesOf('Bachelor of Arts : Botany , May, 2001 Quillmark University')).toEqual([['bachelor', 'Botany', 'Quillmark University', 2001, 'sure']])
  expect(degreesOf('Bachelor of Arts in Botany, May, 2001\nQuillmark University')).toEqual([['bachelor', 'Botany', 'Quillmark University', 2001, 'sure']])
  expect(degreesOf('Bachelor of Arts in Botany, Quillmark University, May, 2001').map(([, , school]) => school)).toEqual(['Quillmark University'])
})

test('a degree that its line breaks within goes on below', () => {
  const degree = [{ level: 'bachelor', field: 'Botany', school: 'Quill University', year: 2012, certainty: 'sure' }]
  const read = (text: string) => readPerson([{ lines: `Anna Quill\n\nEDUCATION\n\n${text}`.split('\n') }], new Date('2026-11-22T00:00:00Z')).degrees
  expect(read('Bachelor of Science in\nBotany, Quill University, 2012')).toMatchObject(degree)
  expect(read('Bachelor of\nScience in Botany, Quill University, 2012')).toMatchObject(degree)
  expect(read('BS in Botany, Quill University, 2012, and an open Bachelor of\nMarble Bay')[0]).toMatchObject({ field: 'Botany', school: 'Quill University' })
})

test('an engineer’s or a business degree in short, and studies before a profession', () => {
  const read = (text: string) => readPerson([{ lines: `Anna Quill\n\nEDUCATION\n\n${text}`.split('\n') }], new Date('2026-11-22T00:00:00Z')).degrees
  expect(read('BSBA, Finance, Quill University, 2012')).toMatchObject([{ level: 'bachelor', field: 'Finance', school: 'Quill University', year: 2012, certainty: 'sure' }])
  expect(read('B.S.E.E., Quill University, 2012')).toMatchObject([{ level: 'bachelor', field: null, school: 'Quill University', year: 2012 }])
  expect(read('MSIT, Quill University, 2012')).toMatchObject([{ level: 'master', school: 'Quill University' }])
  expect(read('Associate of Science : Pre-Engineering Quill Peak Community College 2018 City , State')).toMatchObject([
    { level: 'associate', field: 'Pre-Engineering', school: 'Quill Peak Community College', year: 2018, certainty: 'sure' },
  ])
})
