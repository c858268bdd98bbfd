/** Streets of no town in particular, with a pin: it says "map here" and promises no more. */
export function Streets() {
  return (
    <svg className="streets" viewBox="0 0 960 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="streets-lane">
        <path d="M0 70h960M0 330h960M90 0v400M250 0v400M410 0v400M560 0v400M730 0v400M880 0v400" />
        <path d="M0 150h410M560 140h400M0 260h250M410 270h320M170 150v180M330 70v80M640 140v190M810 0v140" />
      </g>
      <path className="streets-road" d="M0 230C180 214 300 190 480 196S820 176 960 120M486 0C480 120 492 280 470 400" />
      <path className="streets-canal" d="M0 372C220 340 420 384 620 356S860 300 960 312" />
      <g className="streets-pin" transform="translate(0 36)">
        <path d="M480 194c-30-38-44-58-44-82a44 44 0 1 1 88 0c0 24-14 44-44 82Z" />
        <path d="M464 104v16M472 96v32M480 88v48M488 96v32M496 104v16" />
      </g>
    </svg>
  );
}
