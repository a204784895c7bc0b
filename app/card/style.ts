/** The few CSS properties that the card needs and that the image's layout engine knows too. Numbers are CSS pixels. */
export interface CardStyle {
  display?: "flex" | "-webkit-box";
  flexDirection?: "row" | "column";
  alignItems?: "center" | "flex-start" | "flex-end" | "baseline";
  justifyContent?: "center" | "space-between" | "flex-start";
  flexGrow?: number;
  flexShrink?: number;
  position?: "absolute" | "relative";
  left?: number;
  top?: number;
  width?: number | string;
  height?: number;
  margin?: string;
  padding?: string;
  overflow?: "hidden";
  background?: string;
  borderRadius?: string;
  transform?: string;
  color?: string;
  fontFamily?: string;
  fontSize?: number;
  fontWeight?: number;
  lineHeight?: number;
  letterSpacing?: number;
  textAlign?: "center" | "left";
  textTransform?: "uppercase";
  textOverflow?: "ellipsis";
  whiteSpace?: "nowrap";
  wordBreak?: "break-word";
  WebkitLineClamp?: number;
  WebkitBoxOrient?: "vertical";
}

/** The font families, as the surface that draws the card knows them. */
export interface CardFaces {
  display: string;
  body: string;
}
