import { isLargePhoto, photoSize } from '../../domain/uploads/photo-size.ts'

const QUALITY = 0.85

/** A large photo in the size that reads well, upright as it was taken; anything else, and what the browser cannot draw, as it is. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!isLargePhoto(file)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = photoSize(picture.width, picture.height)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    picture.close()
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return drawn !== null && drawn.size < file.size ? drawn : file
  } catch {
    return file
  }
}
