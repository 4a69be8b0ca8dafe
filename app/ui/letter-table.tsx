/** A table of a letter, its first row the header, narrow enough for a phone. */
export function LetterTable({ rows, look = '' }: { rows: readonly (readonly string[])[]; look?: string }) {
  const [header = [], ...body] = rows
  return (
    <table className={`w-full border-collapse text-left text-sm ${look}`}>
      <thead>
        <tr>
          {header.map((cell, place) => (
            <th key={place} scope="col" className="border-b border-line-strong py-1.5 pr-2 align-bottom font-semibold">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, number) => (
          <tr key={number}>
            {row.map((cell, place) => (
              <td key={place} className="border-b border-line py-1.5 pr-2 align-top wrap-break-word">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
