/**
 * Names that Font Awesome Free does not have, by the nearest one that it has, as lines of "nearest: names". Names of
 * older versions first, then those of the paid edition that documentation uses.
 */
const table = `
bitbucket: bitbucket-square
closed-captioning: cc
weixin: wechat
y-combinator: yc
hacker-news: yc-square y-combinator-square
google-plus: google-plus-official google-plus-circle
hand-back-fist: hand-grab-o hand-rock-o
hand-point-right: hand-o-right
hand-point-left: hand-o-left
hand-point-up: hand-o-up
hand-point-down: hand-o-down
square-caret-right: caret-square-o-right toggle-right
square-caret-left: caret-square-o-left toggle-left
circle-down: arrow-circle-o-down
circle-left: arrow-circle-o-left
circle-right: arrow-circle-o-right
circle-up: arrow-circle-o-up
chart-column: bar-chart-o chart-simple-horizontal chart-waterfall
battery-quarter: battery-1
calendar-xmark: calendar-times-o
square-caret-down: caret-square-o-down toggle-down
square-caret-up: caret-square-o-up toggle-up
circle-check: check-circle-o badge-check octagon-check hexagon-check
square-check: check-square-o
circle-notch: circle-o-notch spinner-third
comment-dots: commenting-o comment-bot comment-lines message-dots message-lines message-text message-pen comment-pen message-smile
circle-dot: dot-circle-o bullseye-pointer
facebook: facebook-official
file-zipper: file-archive-o file-zip-o
file-image: file-photo-o file-picture-o
file-lines: file-text-o memo page scroll-old note file-magnifying-glass file-chart-column file-chart-pie memo-circle-info memo-pad file-check file-user file-binary file-xml file-json file-dashed-line file-doc
copy: files-o copy-link
bolt: flash bolt-auto
floppy-disk: floppy-o disk floppy-disks
users: group user-group-crown users-medical users-class people
hard-drive: hdd-o usb-drive
hourglass: hourglass-o
life-ring: life-bouy life-buoy life-saver support ring-buoy
linkedin: linkedin-square
money-bill-1: money money-bill-simple
square-minus: minus-square-o
circle-pause: pause-circle-o
pen-to-square: pencil-square-o edit-square
image: photo picture-o image-polaroid image-landscape
circle-play: play-circle-o
square-plus: plus-square-o
circle-question: question-circle-o message-question block-question comment-question
paper-plane: send send-o paper-plane-top
share-from-square: share-square-o share-all
face-smile: smile-o
futbol: soccer-ball-o
star-half-stroke: star-half-empty star-half-full star-half-o
note-sticky: sticky-note-o
circle-stop: stop-circle-o
thumbs-up: thumbs-o-up
thumbs-down: thumbs-o-down
circle-xmark: times-circle-o octagon-xmark
trash-can: trash-o trash-can-xmark
circle-user: user-circle-o
address-card: vcard-o
rectangle-xmark: window-close-o times-rectangle-o
youtube: youtube-play
window-maximize: browser window-frame window window-flip sidebar sidebar-flip layout rectangle-browser
window-restore: browsers rectangle-history
wand-magic-sparkles: sparkle magic-wand
code: brackets-curly brackets-square brackets-angle brackets code-simple bracket-curly brackets-round function-code
terminal: square-terminal rectangle-terminal rectangle-code square-code command
chart-line: chart-mixed chart-line-up chart-mixed-up-circle-dollar chart-user chart-line-up-down analytics monitor-waveform chart-scatter-bubble display-chart-up-circle-currency
chart-simple: chart-bar-simple
chart-pie: chart-pie-simple chart-donut
robot: message-bot user-robot user-robot-xmarks robot-astromech head-side-gear bot
table-cells-large: grid grid-2 objects-column grid-2-plus apps
table-cells: grid-3 grid-4 grid-dividers grid-5
book-open: book-open-cover book-open-lines
book: books-medical book-blank book-section book-sparkles
comments: messages comment-group messages-question comments-question comments-alt
rocket: rocket-launch
hand: hand-wave hand-paper-o hand-stop-o
microchip: microchip-ai chip processor cpu memory-chip
brain: head-side-brain brain-arrow-curved-right
signal: signal-stream signal-bars signal-good
tower-broadcast: radio-tower cell-tower signal-fair
diagram-project: arrow-progress workflow diagram-nodes diagram-sankey diagram-venn diagram-cells network
circle-nodes: nodes
layer-group: layers layer-plus layer-minus rectangle-vertical-history bring-forward send-backward
shield-halved: shield-keyhole shield-quartered
shield: shield-exclamation shield-slash shield-plus shield-xmark
lock: lock-keyhole lock-alt lock-a lock-hashtag padlock binary-lock
lock-open: lock-keyhole-open
key: key-skeleton keys
gear: gear-code gear-complex gear-complex-code cogwheel
screwdriver-wrench: wrench-simple hammer-wrench
cube: box-isometric package block
box: box-check box-circle-check
box-archive: archive-box chest-drawers
cart-shopping: cart-shopping-fast cart-circle-check
database: cylinder
server: rack
cloud: clouds cloud-check cloud-binary cloud-fog
plug: outlet
link: link-simple link-horizontal
link-slash: link-simple-slash
arrow-right: arrow-right-dots arrow-right-from-line
arrow-right-arrow-left: arrow-right-left swap arrows-swap
arrow-up-right-from-square: arrow-up-right
arrows-rotate: arrows-repeat rotate-reverse
repeat: repeat-1 arrows-repeat-1
code-branch: split branch git-branch
code-merge: merge
code-compare: code-diff
list: list-dropdown bars-sort
list-check: list-todo ballot ballot-check clipboard-list-check
clipboard-list: clipboard-text
magnifying-glass: magnifying-glass-waveform
filter: filter-list filters
sliders: sliders-simple sliders-up sliders-h-square dial square-sliders
toggle-on: toggle-large-on switch
bell: bell-on bells bell-exclamation bell-ring alarm-exclamation
calendar-days: calendar-lines calendar-clock calendar-range calendar-pen calendar-lines-pen
clock: clock-three clock-ten clock-desk timer clock-five clock-eight
gauge-high: gauge-max
gauge: gauge-low gauge-min speedometer
envelope: envelope-dot mail
xmark: xmark-large
file-circle-xmark: file-xmark
money-check: money-check-pen
envelope-open-text: envelope-open-dollar
inbox: inbox-full inbox-in inbox-out
phone: phone-office phone-arrow-right phone-arrow-up-right phone-arrow-down-left phone-rotary call phone-hangup phone-intercom
mobile-screen: mobile-notch mobile-signal mobile-iphone
desktop: display-code display-chart-up desktop-arrow-down monitor
display: screen-users screencast
credit-card: credit-card-front credit-card-blank
coins: coin coin-vertical coin-front circle-cent
money-bill-wave: money-bills-simple cash
receipt: invoice
percent: badge-percent
tag: badge label
certificate: seal seal-check award-simple
building: buildings apartment office
house: house-blank house-chimney-blank house-window
user: person-simple user-hair
user-lock: user-unlock
user-shield: user-police
id-card: drivers-license-o
headset: user-headset
microphone: microphone-stand mic
volume-high: speaker speakers sound
wave-square: waveform waveform-lines wave-sine wave-triangle wave-pulse
video: camcorder camera-movie video-arrow-up-right camera-security
camera: camera-viewfinder cameras
music: music-note list-music
headphones: airpods
font: text-size text font-case a-letter
pen: pen-line pen-swirl pen-field pen-circle
paintbrush: paintbrush-fine
palette: swatches
eye: eyes
fingerprint: scanner
barcode: barcode-scan barcode-read
expand: scan expand-wide frame
compress: compress-wide
puzzle-piece: puzzle puzzle-piece-simple jigsaw
draw-polygon: draw-square vector-square draw-circle
square-root-variable: function square-root formula fx
calculator: calculator-simple abacus
infinity: infinite
hashtag: hashtag-lock number hash
flask: flask-round flask-gear beaker experiment
vial: test-tube
atom: atom-simple
lightbulb: lightbulb-on lightbulb-gear lightbulb-exclamation
star: sparkle-star star-shooting star-sharp
heart: hearts
trophy: trophy-star
flag: flag-swallowtail flag-pennant
flag-checkered: flag-checker
bullseye: bullseye-arrow target crosshairs-simple
crosshairs: reticle
location-dot: location-smile
signs-post: sign-post split-sign
globe: globe-pointer globe-wifi world
earth-americas: globe-stand
train: train-track
truck-fast: truck-bolt
plane-departure: plane-takeoff
car: cars
leaf: plant
tree: trees
fire: fire-flame fire-smoke
water: waves tank-water
droplet: raindrops
sun: sun-bright sunrise
temperature-half: temperature-list
snowflake: snowflakes
wand-magic: wand
hat-wizard: wizard
paw: paws
hammer: hammer-brush
ruler: ruler-triangle measure
triangle-exclamation: diamond-exclamation hexagon-exclamation octagon-exclamation alert
circle-exclamation: message-exclamation
circle-info: info-square square-info message-info
ban: ban-bug circle-ban prohibited
circle-half-stroke: circle-half contrast circle-three-quarters
circle: circle-thin circle-small circle-dashed
square: square-dashed rectangle rectangle-wide rectangle-vertical
play: play-pause
arrow-turn-down: arrow-turn-right-down
arrow-right-to-bracket: arrow-right-to-arc log-in login
arrow-right-from-bracket: arrow-right-from-arc log-out logout
download: arrow-down-to-line arrow-down-to-bracket inbox-arrow-down
upload: arrow-up-from-line arrow-up-to-line
folder-tree: folders-tree list-tree
folder: folders folder-gear folder-bookmark
file-code: file-brackets-curly
file-pen: file-pencil
file-signature: signature-lock contract
bookmark: bookmarks
chalkboard-user: presentation-screen presentation
handshake: deal
arrow-pointer: cursor
hand-pointer: hand-back-point-up
table: table-layout table-rows table-pivot
table-columns: columns-3 table-tree
align-left: text-align-left
quote-left: quote quotes
heading: h1 h2 h3
snowplow: plow
warehouse: warehouse-full
industry: industry-windows
oil-well: oil-rig
wind: wind-turbine
power-off: power
satellite-dish: radar
house-signal: router smart-home
wifi: wifi-fair
memory: ram
pills: capsule
bag-shopping: bag-shopping-plus
mug-hot: mug-tea
utensils: fork-knife knife-kitchen
wine-glass: wine-glass-crack
cake-candles: cake-slice
gamepad: gamepad-modern joystick
ticket: tickets ticket-perforated
glasses: glasses-round
route: route-interstate
timeline: timeline-arrow
sitemap: hierarchy org-chart
bars-progress: progress-bar bars-staggered-progress
spinner: spinner-scale loader loading
check: checkmark tick
champagne-glasses: party-horn party
arrow-up: up
arrow-down: down
arrow-left: left
arrow-right: right
ellipsis: ellipsis-stroke dots
grip: grip-dots
bars-staggered: bars-filter
sliders: slider sliders-simple sliders-up
circle-nodes: chart-network network nodes
headphones: head-side-headphones
i-cursor: input-text text-cursor
barcode: scanner-gun scanner scanner-keyboard
dollar-sign: badge-dollar square-dollar
list-check: list-check-alt
tag: tag-alt badge
globe: planet-ringed planet-moon
keyboard: typewriter keyboard-left keyboard-down
boxes-stacked: conveyor-belt conveyor-belt-boxes conveyor-belt-alt container-storage
images: album-collection album image-landscape
building: building-magnifying-glass buildings
ghost: alien-8bit alien alien-monster
table-list: list-dropdown
layer-group: grid-round-2-plus
chart-simple: chart-tree-map
grip-lines-vertical: pipe
file-circle-plus: file-plus-minus
spider: spider-black-widow
fish: whale
right-to-bracket: right-to-dotted-line
money-bill-transfer: money-from-bracket
hand-holding-dollar: hand-holding-circle-dollar
comment-medical: message-medical
clone: cards-blank
comment-sms: message-sms
trowel-bricks: block-brick
worm: snake
ice-cream: soft-serve
face-meh: face-thinking
gauge-simple: gauge-simple-low
diagram-next: diagram-subtask
`;

/** Nearest free name by missing name. */
export const fontawesomeReplacements: ReadonlyMap<string, string> = parseTable();

function parseTable(): Map<string, string> {
  const lines = table.trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [nearest = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => [name, nearest] as const);
    }),
  );
}
