import { mapProse } from '../../base/text/map-prose.ts';

/** The codes that documentation has, with the names of GitHub, which most generators take. */
const codes = `
   +1 👍 thumbsup 👍 -1 👎 thumbsdown 👎 100 💯 airplane ✈️ alarm_clock ⏰ anchor ⚓ apple 🍎 arrow_down ⬇️ arrow_left ⬅️
   arrow_right ➡️ arrow_right_hook ↪️ arrow_up ⬆️ art 🎨 balloon 🎈 bangbang ‼️ bank 🏦 bar_chart 📊 battery 🔋 bee 🐝
   beer 🍺 beers 🍻 bell 🔔 black_circle ⚫ blue_book 📘 blue_heart 💙 blush 😊 book 📖 bookmark 🔖 books 📚 boom 💥 bow 🙇
   brain 🧠 bricks 🧱 briefcase 💼 broken_heart 💔 bug 🐛 building_construction 🏗️ bulb 💡 bust_in_silhouette 👤
   busts_in_silhouette 👥 cactus 🌵 calendar 📆 camera 📷 card_index_dividers 🗂️ cat 🐱 chains ⛓️
   chart_with_downwards_trend 📉 chart_with_upwards_trend 📈 checkered_flag 🏁 cherry_blossom 🌸 clap 👏
   classical_building 🏛️ clipboard 📋 closed_lock_with_key 🔐 cloud ☁️ coffee ☕ compass 🧭 computer 💻 confetti_ball 🎊
   confused 😕 construction 🚧 construction_worker 👷 cookie 🍪 cool 🆒 copyright ©️ credit_card 💳 crown 👑 cry 😢
   crystal_ball 🔮 dart 🎯 date 📅 desktop_computer 🖥️ dizzy 💫 dna 🧬 dog 🐶 dollar 💵 door 🚪 droplet 💧 earth_africa 🌍
   earth_americas 🌎 earth_asia 🌏 egg 🥚 electric_plug 🔌 email 📧 envelope ✉️ exclamation ❗ eyes 👀 facepalm 🤦 factory 🏭
   fast_forward ⏩ file_cabinet 🗄️ file_folder 📁 fire 🔥 floppy_disk 💾 four_leaf_clover 🍀 fox_face 🦊 frame_photo 🖼️
   framed_picture 🖼️ gear ⚙️ gem 💎 ghost 👻 gift 🎁 globe_with_meridians 🌐 green_book 📗 green_circle 🟢 green_heart 💚
   grin 😁 grinning 😀 hammer 🔨 hammer_and_wrench 🛠️ handshake 🤝 headphones 🎧 heart ❤️ heart_eyes 😍
   heavy_check_mark ✔️ heavy_exclamation_mark ❗ heavy_multiplication_x ✖️ heavy_plus_sign ➕ herb 🌿 hospital 🏥
   hourglass ⌛ hourglass_flowing_sand ⏳ house 🏠 hugs 🤗 inbox_tray 📥 information_source ℹ️ iphone 📱 jigsaw 🧩 joy 😂
   key 🔑 keyboard ⌨️ label 🏷️ large_blue_circle 🔵 laughing 😆 leaves 🍃 left_right_arrow ↔️
   leftwards_arrow_with_hook ↩️ link 🔗 lion 🦁 lipstick 💄 lock 🔒 lotus_position_woman 🧘‍♀️ loudspeaker 📢 mag 🔍
   mag_right 🔎 magic_wand 🪄 magnet 🧲 mailbox 📫 mailbox_with_mail 📬 man_raising_hand 🙋‍♂️ man_technologist 👨‍💻 mega 📣
   memo 📝 microphone 🎤 microscope 🔬 money_with_wings 💸 moneybag 💰 monocle_face 🧐 mortar_board 🎓 movie_camera 🎥
   muscle 💪 musical_note 🎵 nerd_face 🤓 new 🆕 newspaper 📰 no_entry ⛔ no_entry_sign 🚫 nut_and_bolt 🔩 o ⭕ ocean 🌊
   octopus 🐙 office 🏢 ok 🆗 ok_hand 👌 open_file_folder 📂 orange_book 📙 orange_circle 🟠 outbox_tray 📤 package 📦
   page_facing_up 📄 page_with_curl 📃 paintbrush 🖌️ panda_face 🐼 paperclip 📎 partying_face 🥳 pen 🖊️ pencil 📝
   pencil2 ✏️ penguin 🐧 performing_arts 🎭 phone ☎️ pill 💊 pizza 🍕 point_down 👇 point_left 👈 point_right 👉
   point_up ☝️ point_up_2 👆 pray 🙏 printer 🖨️ purple_heart 💜 pushpin 📌 question ❓ rabbit 🐰 rainbow 🌈 raised_hand ✋
   raised_hands 🙌 raising_hand 🙋 raising_hand_man 🙋‍♂️ raising_hand_woman 🙋‍♀️ recycle ♻️ red_circle 🔴 repeat 🔁
   robot 🤖 rocket 🚀 rofl 🤣 rotating_light 🚨 running 🏃 sailboat ⛵ satellite 📡 school 🏫 scream 😱 scroll 📜
   see_no_evil 🙈 seedling 🌱 shield 🛡️ ship 🚢 shrug 🤷 skull 💀 slightly_smiling_face 🙂 smile 😄 smiley 😃 snail 🐌
   snake 🐍 snowflake ❄️ sob 😭 soccer ⚽ sparkles ✨ sparkling_heart 💖 speech_balloon 💬 spider_web 🕸️ spiral_notepad 🗒️
   star ⭐ star2 🌟 stopwatch ⏱️ sun_with_face 🌞 sunglasses 😎 sunny ☀️ sunrise 🌅 sweat_smile 😅 syringe 💉 tada 🎉
   telescope 🔭 tent ⛺ test_tube 🧪 thinking 🤔 thread 🧵 ticket 🎫 toolbox 🧰 tools 🛠️ traffic_light 🚥
   triangular_flag_on_post 🚩 triangular_ruler 📐 trophy 🏆 truck 🚚 turtle 🐢 unicorn 🦄 unlock 🔓 video_camera 📹
   video_game 🎮 warning ⚠️ wastebasket 🗑️ watch ⌚ wave 👋 whale 🐳 white_check_mark ✅ white_circle ⚪ wink 😉
   woman_in_lotus_position 🧘‍♀️ woman_raising_hand 🙋‍♀️ woman_technologist 👩‍💻 wrench 🔧 writing_hand ✍️ x ❌
   yellow_circle 🟡 yellow_heart 💛 yum 😋 zap ⚡ zzz 💤`;

const emoji = new Map([...codes.matchAll(/(\S+)\s+(\S+)/g)].map(([, name, sign]) => [name!, sign!]));

/**
 * Codes such as `:tada:` as what they stand for; nothing reads them here. Unknown ones stay. Editors escape what could
 * be emphasis in them.
 */
export function convertEmoji(text: string): string {
  return mapProse(text, (prose) =>
    prose.replace(
      /(?<![\w:/-]):((?:[a-z\d_+-]|\\_)+):(?![\w:])/g,
      (code, name: string) => emoji.get(name.replaceAll('\\', '')) ?? code,
    ),
  );
}
