interface DrawnProps {
  /** Markup of our own components, of texts that nobody has sent. */
  html: string;
  className?: string;
}

/** What the server alone draws: a browser gets it as it is, and none of the code behind it. */
export function Drawn({ html, className }: DrawnProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from our own components.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
