type Props = {
  /** The height of what will stand here. */
  as?: "line" | "title" | "price" | "button" | "field" | "box";
  width?: "full" | "long" | "half" | "short";
};

/** One warp bar in the place of something that is still loading. */
export function Bone({ as = "line", width = "full" }: Props) {
  return <div className={`bone bone-${as} bone-${width}`} />;
}
