import { useEffect, useRef, useState } from 'react'
import { GENERATOR_RECORDING, RECORDING_ALT, RECORDING_WORDS, type Recording } from '../../content/media.ts'
import { placed } from './site-facts.tsx'

type DemoVideoProps = { video: { label: string; playbackRate: number; href: string; newTab?: boolean } }

export default placed(DemoVideo)

/**
 * The generator at work: silent, loaded when it comes into sight, with a pause button; the picture leads to the generator.
 * It does not start by itself for people who asked for less motion.
 */
function DemoVideo({ video }: DemoVideoProps) {
  const { label, href, playbackRate, newTab = false } = video
  const linkProps = newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <div className="window-frame relative">
      <div className="window-frame-bar" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <PlayedRecording recording={GENERATOR_RECORDING} label={label} href={href} playbackRate={playbackRate} linkProps={linkProps} />
    </div>
  )
}

type PlayedRecordingProps = {
  recording: Recording
  label: string
  href: string
  playbackRate: number
  linkProps: { target?: string; rel?: string }
}

const posterOf = (poster: string, width: number) => poster.replace(/\.webp$/, `-${width}.avif`)

function PlayedRecording({ recording, label, href, playbackRate, linkProps }: PlayedRecordingProps) {
  const element = useRef<HTMLVideoElement>(null)
  const [paused, setPaused] = useState(true)
  const [started, setStarted] = useState(false)
  const stopped = useRef(false)

  useEffect(() => {
    const video = element.current
    if (video === null) return
    video.playbackRate = playbackRate
    video.defaultPlaybackRate = playbackRate
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) stopped.current = true
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !stopped.current) void video.play().catch(() => setPaused(true))
        // Pausing a video that never played would make the browser choose and open its file.
        else if (!video.paused) video.pause()
      },
      { threshold: 0.4 },
    )
    sight.observe(video)
    // Not by the `default` of the track: with captions that are on, Chromium keeps a video, and all around it, after it was left,
    // even in a copy of the page that is only read.
    const [captions] = video.textTracks
    if (captions !== undefined) captions.mode = 'showing'
    return () => {
      sight.disconnect()
      if (captions !== undefined) captions.mode = 'disabled'
    }
  }, [playbackRate])

  const toggle = () => {
    const video = element.current
    if (video === null) return
    stopped.current = !video.paused
    if (video.paused) void video.play().catch(() => setPaused(true))
    else video.pause()
  }

  return (
    <>
      <a href={href} aria-label={label} className="relative block" {...linkProps}>
        <video
          ref={element}
          className="block h-auto w-full"
          width={recording.width}
          height={recording.height}
          src={recording.file}
          aria-label={RECORDING_ALT}
          preload="none"
          muted
          loop
          playsInline
          tabIndex={-1}
          onPlay={() => setPaused(false)}
          onPlaying={() => setStarted(true)}
          onPause={() => setPaused(true)}
        >
          <track kind="captions" src={recording.captions} srcLang="en" label="English" />
        </video>
        {started ? null : (
          // Instead of the poster of the video, which browsers fetch before it comes near.
          <img
            className="absolute inset-0 size-full"
            src={recording.poster}
            srcSet={recording.posterWidths.map((width) => `${posterOf(recording.poster, width)} ${width}w`).join(', ')}
            sizes="(min-width: 1024px) 620px, 92vw"
            width={recording.width}
            height={recording.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </a>
      <button type="button" className="icon-button no-print absolute right-3 bottom-3" aria-label={paused ? RECORDING_WORDS.play : RECORDING_WORDS.pause} onClick={toggle}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={paused ? 'M6 4l10 6-10 6z' : 'M6 4.500v11M14 4.500v11'} fill={paused ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
    </>
  )
}
