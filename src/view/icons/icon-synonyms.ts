/** Names of the same picture in Font Awesome, Lucide and Tabler, a line for each picture. */
const table = `
gear settings cog
gears settings-2 cogs settings-cog
magnifying-glass search
house home
layer-group layers stack-2
wand-magic-sparkles wand-sparkles wand wand-magic
rotate arrows-rotate refresh-cw refresh rotate-cw sync
rotate-left undo undo-2 rotate-ccw arrow-back-up
rotate-right redo redo-2 arrow-forward-up
diagram-project workflow sitemap network hierarchy
face-smile smile mood-smile
file-lines file-text file-alt
file-code file-code-2
comments messages-square messages
comment message message-circle message-square
comment-dots message-circle-more message-dots
building-columns landmark bank university building-bank
seedling sprout plant
cube box package
cubes boxes packages
paper-plane send
link-slash unlink link-off unlink-2
bullseye target
crosshairs crosshair focus-2
microchip cpu
mobile-screen smartphone device-mobile mobile mobile-alt phone-alt
tablet tablet-screen-button device-tablet
laptop device-laptop
desktop monitor device-desktop
robot bot
puzzle-piece puzzle
bolt zap
bolt-lightning zap bolt
code-branch git-branch
code-merge git-merge
code-pull-request git-pull-request
code-commit git-commit git-commit-horizontal
code-compare git-compare
code-fork git-fork
circle-info info info-circle
circle-question circle-help help-circle help question-circle
circle-exclamation circle-alert alert-circle exclamation-circle
triangle-exclamation triangle-alert alert-triangle exclamation-triangle warning
circle-check check-circle circle-check-big
square-check check-square checkbox
circle-xmark circle-x x-circle times-circle
xmark x times close
plus add
minus subtract
trash trash-2 trash-can trash-alt delete
pen pencil edit
pen-to-square square-pen edit edit-2
floppy-disk save device-floppy
download cloud-download file-download
upload cloud-upload file-upload
cloud-arrow-up cloud-upload upload-cloud
cloud-arrow-down cloud-download download-cloud
arrow-up-right-from-square external-link square-arrow-out-up-right
arrow-right-to-bracket log-in login sign-in-alt
arrow-right-from-bracket log-out logout sign-out-alt
right-to-bracket log-in login
right-from-bracket log-out logout
users-gear users-cog user-cog
user-gear user-cog user-cog
user-group users
user-plus user-round-plus
user-shield shield-user
circle-user user-circle circle-user-round
id-card id contact id-badge
address-book contact-round
envelope mail
envelope-open mail-open mail-opened
inbox tray
phone call
location-dot map-pin pin location
earth-americas earth globe world
globe world
language languages
key key-round
lock lock-keyhole
lock-open unlock lock-open-2
unlock lock-open
shield-halved shield-half shield
fingerprint fingerprint-pattern
eye-slash eye-off
bell notification
calendar-days calendar
clock time watch
clock-rotate-left history
stopwatch timer alarm
hourglass hourglass-2
gauge-high gauge dashboard
gauge speedometer dashboard
chart-line chart-spline line-chart trending-up
arrow-trend-up trending-up
arrow-trend-down trending-down
chart-simple chart-column bar-chart chart-bar bar-chart-2 bar-chart-3
chart-bar chart-bar-big bar-chart-horizontal
chart-pie pie-chart
chart-area area-chart
table-columns columns-2 columns
table-cells grid-3x3 table grid-dots
table-cells-large layout-grid grid-2x2
list-check list-checks list-todo tasks checklist
list-ul list
list-ol list-ordered list-numbers
sliders sliders-horizontal adjustments adjustments-horizontal
screwdriver-wrench tools wrench tool
wrench tool
hammer hammer
toolbox briefcase-business
plug plug-zap plug-2
power-off power
terminal square-terminal terminal-2 console
code code-xml code-2
server server-2
database database-zap
hard-drive device-sd-card
folder-tree list-tree
folder-open folder-open
copy files clipboard-copy
clipboard-list list-clipboard
clipboard-check checkup-list
book-open book-open-text
book notebook
graduation-cap school
lightbulb bulb idea
star star-filled
heart hearts
thumbs-up thumb-up like
thumbs-down thumb-down dislike
flag flag-triangle-right
trophy award
medal award
ribbon award
certificate badge badge-check
gift present
cart-shopping shopping-cart
bag-shopping shopping-bag
store shop building-store
credit-card card
wallet purse
money-bill banknote cash
money-bill-wave banknote cash
dollar-sign currency-dollar circle-dollar-sign
coins coin
receipt receipt-text
percent percentage
calculator math
scale-balanced scale balance
gavel hammer
building office
industry factory building-factory
warehouse building-warehouse
truck truck-delivery
truck-fast truck-delivery
plane plane-takeoff
car car-front
rocket launch
play player-play
pause player-pause
stop square player-stop
circle-play play-circle player-play
forward-step skip-forward player-skip-forward
backward-step skip-back player-skip-back
microphone mic
microphone-slash mic-off microphone-off
volume-high volume-2 volume
volume-xmark volume-x volume-off
headphones headset
camera photo-camera
image photo picture
images photo library
video camera-video
film movie clapperboard
music note
palette color-swatch
paintbrush brush
pen-nib pen-tool ballpen
font type typography
heading h-1
bold italic
align-left text-align-start text align-start
quote-left quote
hashtag hash
at at-sign
paperclip attachment
link chain link-2
share-nodes share-2 share
circle-nodes share-2 topology-star
tower-broadcast radio-tower broadcast antenna
satellite-dish satellite
signal signal-high antenna-bars-5
wifi wireless
sitemap network
network-wired ethernet-port network
ellipsis more-horizontal dots
ellipsis-vertical more-vertical dots-vertical
bars menu menu-2
bars-staggered menu
angle-right chevron-right
angle-left chevron-left
angle-up chevron-up
angle-down chevron-down
angles-right chevrons-right
angles-left chevrons-left
arrow-right-arrow-left arrow-left-right arrows-exchange arrows-right-left
arrows-left-right move-horizontal arrows-horizontal
up-right-and-down-left-from-center maximize-2 arrows-maximize
expand maximize
compress minimize
filter funnel
sort arrow-up-down arrows-sort
bug bug-play
vial test-tube
flask flask-conical
microscope lens
dna biohazard
brain brain-circuit
fire flame
droplet droplets
leaf plant-2
tree tree-deciduous trees
sun brightness-up
moon moon-star
snowflake snow
umbrella umbrella-2
mug-saucer coffee cup
mug-hot coffee cup
utensils tools-kitchen
gamepad gamepad-2 device-gamepad
hand hand-stop
handshake heart-handshake
people-group users-round users-group
baby baby-carriage
life-ring life-buoy lifebuoy
ban circle-slash forbid
circle-dot disc
circle-half-stroke contrast
toggle-on toggle-right
toggle-off toggle-left
bookmark bookmarks
newspaper news
tag label
tags labels
box-archive archive
box-open package-open package
infinity infinity
wave-square activity square-wave audio-waveform
heart-pulse activity-heartbeat heartbeat
chart-gantt gantt-chart timeline
timeline git-commit-vertical
route waypoints
map map-2
compass navigation
window-maximize app-window browser
window-restore app-windows
up-down-left-right move arrows-move
object-group group box-multiple
border-all grid-3x3 border-all
qrcode qr-code
message-circle-question message-question
chalkboard-user presentation
spinner loader-circle loader loader-2
feather feather-filled
wand-magic wand
js square-js javascript
node-js node nodejs
vuejs vue
golang go
aws amazon
x-twitter twitter-x
anthropic claude
gitlab gitlab-full
hugging-face mood-smile
square-root-variable square-function square-root function sigma math-function
user-magnifying-glass user-search
phone-forward phone-forwarded
phone-xmark phone-x
message-xmark message-square-x message-x
arrow-turn-down-left corner-down-left
arrow-turn-down-right corner-down-right
`;

/** The other names of each name, nearest first. */
export const iconSynonyms: ReadonlyMap<string, readonly string[]> = parseTable();

function parseTable(): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const names = line.split(' ');
    for (const name of names)
      synonyms.set(name, [...(synonyms.get(name) ?? []), ...names.filter((other) => other !== name)]);
  }
  return synonyms;
}
