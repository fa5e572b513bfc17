"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import type { RootProps } from "../element/root-props.ts";
import { useHydrated } from "../hydrated/hydrated.tsx";
import styles from "./film.module.css";

type Sound =
  | {
      /** Captions of the film; required if it has sound. */
      captions?:
        | { readonly src: string; readonly lang: string; readonly label: string }
        | undefined;
      loop?: undefined;
    }
  | {
      /**
       * For a short recording without sound, which repeats while it is in view: the labels of its
       * button.
       */
      loop: { readonly playLabel: string; readonly pauseLabel: string };
      captions?: undefined;
    };

export type FilmProps = Sound &
  RootProps<"figure", "title" | "children"> & {
    /** Address of an MP4 or WebM on your own site. */
    readonly src: string;
    /** What the film shows, in a few words. */
    readonly title: string;
    /** Width of the film in pixels; with `height` it sets the ratio of the box. */
    readonly width: number;
    /** Height of the film in pixels. */
    readonly height: number;
    /** Address of the picture that is shown until it plays. */
    readonly poster?: string | undefined;
    /** The caption below: what it shows, how long it is. */
    readonly children?: ReactNode;
  };

const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Your own film, in a box that keeps its size. Only the poster is loaded before it plays. With
 * `loop` it plays automatically, without sound, while it is in view, unless the visitor has paused
 * it or prefers reduced motion.
 */
export function Film({
  src,
  title,
  width,
  height,
  poster,
  captions,
  loop,
  children,
  ...rest
}: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const pausedByHand = useRef(false);
  const isLoop = loop !== undefined;
  // Without scripts, the browser's own controls play it.
  const ownControls = useHydrated() && isLoop;

  useEffect(() => {
    const { current } = video;
    if (!isLoop || !current) return;
    // React does not render the attribute, and browsers block autoplay with sound.
    current.muted = true;
    if (!("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) current.pause();
      else if (!pausedByHand.current && !reducesMotion()) current.play().catch(() => {});
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isLoop]);

  const toggle = () => {
    pausedByHand.current = playing;
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => {});
  };

  return (
    <figure {...rest}>
      <div className={styles.box}>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.shape} aria-hidden="true" />
        <video
          ref={video}
          aria-label={title}
          src={src}
          poster={poster}
          width={width}
          height={height}
          preload="none"
          playsInline
          loop={isLoop}
          muted={isLoop}
          controls={!ownControls}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          className={styles.video}
        >
          {captions ? (
            <track
              default
              kind="captions"
              src={captions.src}
              srcLang={captions.lang}
              label={captions.label}
            />
          ) : null}
        </video>
        {ownControls ? (
          <Button size="sm" className={styles.toggle} onClick={toggle}>
            {playing ? loop.pauseLabel : loop.playLabel}
          </Button>
        ) : null}
      </div>
      {children ? <figcaption className={styles.caption}>{children}</figcaption> : null}
    </figure>
  );
}
