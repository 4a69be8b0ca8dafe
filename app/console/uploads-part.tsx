import { FILE_NEED_WORDS } from '../../content/order-files.ts'
import type { FileNeed } from '../../domain/orders/needed-files.ts'
import type { OperatorOrder } from '../../usecases/operator-orders.ts'
import { formatMinute } from './console-parts.tsx'
import { FileLine } from './file-button.tsx'

/** What the customer handed over on the page of the order, by what it is for. */
export function UploadsPart({ uploads }: { uploads: OperatorOrder['uploads'] }) {
  const needs = [...new Set(uploads.map(({ need }) => need))]
  return (
    <dl className="space-y-4">
      {needs.map((need) => (
        <div key={need}>
          <dt className="font-semibold">{FILE_NEED_WORDS[need as FileNeed].label}</dt>
          <dd>
            <ul className="mt-1 space-y-1">
              {uploads
                .filter((file) => file.need === need)
                .map((file) => (
                  <li key={file.id}>
                    <FileLine file={file} what={formatMinute(file.at)} />
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
