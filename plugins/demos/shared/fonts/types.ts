/** How browsers find a font. */
export interface FaceDescriptors {
  readonly family: string;
  /** A range: `400 700`. */
  readonly weight: string;
}

/** The font of a product's demos. */
export interface DemoFace extends FaceDescriptors {
  readonly url: string;
}
