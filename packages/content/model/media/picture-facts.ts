/** What pages need to know about a picture before it loads, read from its file. */
export interface PictureFacts {
  /** The start of its URLs: the file's name and a hash of its content. */
  readonly name: string;
  /** In pixels, the right way up. */
  readonly width: number;
  /** In pixels, the right way up. */
  readonly height: number;
  /** A photograph, a drawing or screenshot in pixels, or a drawing in lines. */
  readonly type: "photo" | "screen" | "svg";
  /** The colours of its four quarters, six hexadecimal digits each, line by line. */
  readonly colours: string;
}
