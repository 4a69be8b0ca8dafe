import { GENERATOR_RECORDING, RECORDING_ALT } from '../../content/media.ts'
import { useSite } from './site-facts.tsx'
import { StructuredData } from './structured-data.tsx'
import { videoNode } from './structured-nodes.ts'

/** What search engines read of the recording; beside the video and not in it, so that it is not sent as script. */
export function RecordingData({ name }: { name: string }) {
  const { origin } = useSite()
  const { file, poster, recordedOn, seconds } = GENERATOR_RECORDING
  return <StructuredData data={videoNode({ origin, name, description: RECORDING_ALT, file, poster, uploadedOn: recordedOn, seconds })} />
}
