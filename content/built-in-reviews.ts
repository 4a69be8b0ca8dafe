/** The built-in reviews of the home page. They are samples until an operator loads real ones. */
import type { Review } from './reviews.ts'

const sample = (initials: string, rating: Review['rating'], time: string, title: string, text: string): Review => ({
  photo: null,
  author: `Sample review ${initials}`,
  rating,
  title,
  text,
  time,
  sample: true,
})

export const BUILT_IN_REVIEWS: readonly Review[] = [
  sample('A. B.', 5, '2 months ago', 'Clear order of work', 'The instructions told me which file to open first. I read the sample letter in one evening and knew what was missing in my own notes.'),
  sample(
    'C. D.',
    4,
    '3 months ago',
    'Made me write less and say more',
    'I began with a list of everything I had ever done at work. The Case Builder kept asking the same three things: what is the problem, what is your method, who uses it besides your employer. It took me two weekends to answer honestly, and half of my list went out. What stayed was shorter and much easier to prove. I would have liked one more sample for my niche, because the one in the package is about another field and I had to translate it in my head. The emails for asking people for letters saved me the most time, since I never know how to begin such a message.',
  ),
  sample('E. F.', 5, '4 months ago', 'Options helped me choose', 'Seeing four endeavors side by side showed me that my first idea was only a job description. I picked the second one and rewrote it.'),
  sample(
    'G. H.',
    3,
    '5 months ago',
    'Good, but you must do the work',
    'These are templates. If you expect a finished petition, this is the wrong package. For me the guide on reference letters was the useful part.',
  ),
  sample(
    'I. J.',
    5,
    '5 months ago',
    'Careful with facts',
    'The draft marked every place where a document was missing instead of making something up. It looked unfinished at first, then I understood why.',
  ),
  sample('K. L.', 4, '6 months ago', 'Point by point', 'My notice was nine pages long. The response followed its order and quoted each point, so I could check that nothing was left out.'),
  sample(
    'M. N.',
    5,
    '7 months ago',
    'Unlimited revisions were real work on both sides',
    'I sent back the first full draft with more than forty comments. Some were small, such as a wrong year, and some changed a whole section because I had described a project badly in the form. Every comment got an answer, and twice the answer was a question that made me look for a document I had forgotten. After the third round I stopped, not because I had to but because there was nothing left that I could not stand behind. My advice is to spend more time on the form than I did. Short answers are allowed, but the sections with good answers were clearly better.',
  ),
  sample('O. P.', 4, '8 months ago', 'Honest about limits', 'The page for my profession said plainly which argument fails. I wish I had read that before my first attempt at writing.'),
  sample('Q. R.', 5, '9 months ago', 'Quick reply', 'I asked whether my profession was covered. The answer came the next working day and it was no, with a suggestion what to use instead.'),
  sample('S. T.', 4, '10 months ago', 'Worked with my lawyer', 'My attorney used the draft as a starting point and changed the legal parts. That saved hours of explaining my field to her.'),
  sample('U. V.', 3, '11 months ago', 'Files could be better named', 'The content is solid and the guides are easy to read. I had to rename the files to keep them in order, a small thing.'),
]
