<?php
// The classic editor, which is a part of WordPress, for browsers with the cookie `classic_editor`.
add_filter(
	'use_block_editor_for_post',
	function ( $is_used ) {
		return $is_used && ! isset( $_COOKIE['classic_editor'] );
	}
);

// No mail is sent.
function wp_mail() {
	return true;
}
